import CoreGraphics
import Foundation
import UIKitCore

/// One of the looks of a date picker: shows a date by rules, and reports the user's choice.
protocol DatePickerStyleView: UIView {
    /// Called once for each choice of the user, with a valid date that the face shows already.
    var onChoice: (Date) -> Void { get set }

    /// The size that shows all content.
    var fittingSize: CGSize { get }

    /// Whether the leading edge is the right one.
    var isRightToLeft: Bool { get set }

    /// Whether the user can choose.
    var isEnabled: Bool { get set }

    /// Shows a valid date; rules that differ from the former ones are taken on.
    func show(_ date: Date, by rules: DateRules, animated: Bool)
}
