import UIKit

/// A sheet to begin with, in words; all its settings can be changed on the sheet itself.
enum SheetChoice: String, CaseIterable {
    case halves = "Medium and large"
    case map = "Three heights"
    case form = "A form"
    case over = "Over its row"

    var note: String {
        switch self {
        case .halves: "A finger leads from one to the other, and so does what is pulled up."
        case .map: "As on a map: until it is large, what lies behind can be touched."
        case .form: "On a large screen, a small card in the middle. It asks before it goes."
        case .over: "On a large screen, a small card with its middle over this row."
        }
    }

    /// The least of three heights.
    static let low = UISheetPresentationController.Detent.Identifier("low")

    var style: UIModalPresentationStyle { self == .form || self == .over ? .formSheet : .pageSheet }

    /// Whether the sheet stays until a button dismisses it.
    var stays: Bool { self == .form }

    @MainActor var detents: [UISheetPresentationController.Detent] {
        switch self {
        case .halves: [.medium(), .large()]
        case .map: [.custom(identifier: Self.low) { 0.28 * $0.maximumDetentValue }, .medium(), .large()]
        case .form, .over: [.large()]
        }
    }

    /// Gives a sheet its first settings.
    @MainActor func setUp(_ sheet: UISheetPresentationController?, at row: UIView) {
        sheet?.detents = detents
        sheet?.prefersGrabberVisible = self == .halves || self == .map
        sheet?.largestUndimmedDetentIdentifier = self == .map ? .medium : nil
        sheet?.sourceView = self == .over ? row : nil
    }
}
