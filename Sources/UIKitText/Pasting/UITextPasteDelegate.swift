public import Foundation
public import UIKitCore

/// Changes content that is pasted into a text, or dropped on it; every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item a result, now or later, by one of the item's methods; the items are pasted when each of them has one. By
    /// default each has its default result.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    )
    /// The text that is pasted for several items; by default their texts joined, with a line feed between two.
    ///
    /// - Parameters:
    ///   - textPasteConfigurationSupporting: The text view or field.
    ///   - itemStrings: The results, without those of items that have none.
    ///   - textRange: The range that is replaced.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Replaces a range by the text, and returns the range of the new text; by default the view does so as for any paste.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Whether pasting is animated; not called here, because no paste is animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { TextPaste.joined(itemStrings) }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        let view = textPasteConfigurationSupporting as? any PastingTextView
        return view?.interaction.insertPasted(attributedString, in: textRange) ?? textRange
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}
