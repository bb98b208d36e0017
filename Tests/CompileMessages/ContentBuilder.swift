// What stands in a row's content and is no content.
import RowKit

struct Title: Row {
  var text: String
  var content: Content {
    // expected-error@+1 {{Put Text(…) or another content element here}}
    text
    Text(text)
  }
}
