import UIKit

/// The text of a row: as many sentences as its number says, so that heights differ.
enum RowText {
    private static let sentences = [
        "The tide left a line of shells.",
        "Somebody had painted the door of the boathouse yellow, and nobody could say when.",
        "Rain before seven, fine by eleven.",
        "From the tower one sees three valleys, and on clear days the sea.",
        "The baker opens at five.",
        "A heron stood in the reeds all morning and caught nothing.",
        "Every clock in the house told another time, which did not seem to matter much.",
    ]

    static func text(of number: Int) -> String {
        let start = abs(number)
        return (0...start * 7 % 5).map { sentences[(start + $0 * 3) % sentences.count] }.joined(separator: " ")
    }
}
