// What stands among sections and is no section.
import RowKit

enum Tone { case warm, cold }

struct Title: Row {
  var text: String
  var content: Content { Text(text) }
}

let titles = ["one", "two"]

let wrongSections = Screen("Wrong") {
  // expected-error@+1 {{Put the row into a Section("key")}}
  Title(text: "a title")
  // expected-error@+1 {{Put the rows into a Section("key")}}
  ForEach(titles, id: \.self) { Title(text: $0) }
  // expected-error@+1 {{Put the rows into a Section("key")}}
  Title(text: "a title").id("title")
  // expected-error@+1 {{Put a Section("key")}}
  "a title"
  // expected-error@+1 {{Put a Section("key")}}
  42
  // expected-error@+1 {{Put a Section("key")}}
  Tone.warm
  // expected-error@+1 {{Put a Section("key")}}
  Text("a title")
  Section("basics") { Title(text: "a title") }
}
