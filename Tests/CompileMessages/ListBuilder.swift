// What stands among pages, or among the parts of a header, and is none.
import RowKit

struct Title: Row {
  var text: String
  var content: Content { Text(text) }
}

let wrongHeader = ScrollHeader(.scroll) {
  // expected-error@+1 {{a HeaderPart into a ScrollHeader}}
  Title(text: "a title")
  HeaderPart("bar", height: 44)
}

let wrongPages = PagedScreen("Wrong", header: wrongHeader) {
  // expected-error@+1 {{Put a Page("id")}}
  Section("basics") { Title(text: "a title") }
  // expected-error@+1 {{Put a Page("id")}}
  "a title"
  Page("page") { Section("basics") { Title(text: "a title") } }
}
