// What stands above or below the rows and is no row.
import RowKit

struct Title: Row {
  var text: String
  var content: Content { Text(text) }
}

let section = Section("basics") { Title(text: "a title") }
// expected-error@+1 {{Put a row here (a value of a type that conforms to Row), or a block of at most one}}
let withText = section.header("a title")
// expected-error@+1 {{Put a row here (a value of a type that conforms to Row), or a block of at most one}}
let withContent = section.header(Text("a title"), pinned: true)
// expected-error@+1 {{Put a row here (a value of a type that conforms to Row), or a block of at most one}}
let withNumber = section.footer(42)
let right = section.header(Title(text: "above")).footer { Title(text: "below") }
