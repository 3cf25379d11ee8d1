import UIKit

/// Rows of a page of options below a heading.
struct OptionSection {
    let title: String
    var rows: [OptionRow]
}
