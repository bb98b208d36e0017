// What stands in a row's content and is no content.
import RowKit

enum Tone { case warm, cold }

struct Title: Row {
  var text: String
  var content: Content {
    // expected-error@+1 {{Put Text(…) or another content element here}}
    text
    // expected-error@+1 {{Put Text(…) or another content element here}}
    42
    // expected-error@+1 {{Put Text(…) or another content element here}}
    Tone.warm
    // expected-error@+1 {{Put Text(…) or another content element here}}
    Title(text: text)
    // expected-error@+1 {{Put Text(…) or another content element here}}
    Section("inner") { Title(text: text) }
    // expected-error@+1 {{Put Text(…) or another content element here}}
    String?.some(text)
    Text(text)
  }
}
