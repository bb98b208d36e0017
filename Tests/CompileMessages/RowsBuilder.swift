// What stands among rows and is no row.
import RowKit

enum Tone { case warm, cold }

struct Title: Row {
  var text: String
  var content: Content { Text(text) }
}

let wrongRows = Screen("Wrong") {
  Section("basics") {
    // expected-error@+1 {{Put a row here (a value of a type that conforms to Row)}}
    "a title"
    // expected-error@+1 {{Put a row here (a value of a type that conforms to Row)}}
    42
    // expected-error@+1 {{Put a row here (a value of a type that conforms to Row)}}
    Tone.warm
    // expected-error@+1 {{Put a row here (a value of a type that conforms to Row)}}
    ["a title"]
    // expected-error@+1 {{Put a row here (a value of a type that conforms to Row)}}
    String?.some("a title")
    // expected-error@+1 {{A Section stands in a Screen, and a plain for makes several}}
    Section("inner") { Title(text: "a title") }
    // expected-error@+1 {{Content stands in a row's content}}
    Text("a title")
    // expected-error@+1 {{Content stands in a row's content}}
    Stack { Text("a title") }
    Title(text: "a title")
  }
}
