import UIKit

/// The parts of text views, by Apple's names and types.
enum ClientTextObjects {
    @MainActor static func name(_ object: any UITextInput) {
        let _: UITextPosition = object.beginningOfDocument
        let _: UITextPosition = object.endOfDocument
        let _: (any UITextInputDelegate)? = object.inputDelegate
        object.inputDelegate = object.inputDelegate
        let _: UITextRange? = object.markedTextRange
        let _: [NSAttributedString.Key: Any]? = object.markedTextStyle
        object.markedTextStyle = object.markedTextStyle
        let _: UITextRange? = object.selectedTextRange
        object.selectedTextRange = object.selectedTextRange
        let _: UITextStorageDirection = object.selectionAffinity
        object.selectionAffinity = object.selectionAffinity
        let _: UIView = object.textInputView
        let _: any UITextInputTokenizer = object.tokenizer
        let _: @MainActor (UITextPosition, UITextStorageDirection) -> NSWritingDirection = object.baseWritingDirection(
            for:in:)
        let _: @MainActor (UITextPosition) -> CGRect = object.caretRect(for:)
        let _: @MainActor (UITextPosition, UITextRange) -> Int = object.characterOffset(of:within:)
        let _: @MainActor (CGPoint) -> UITextRange? = object.characterRange(at:)
        let _: @MainActor (UITextPosition, UITextLayoutDirection) -> UITextRange? = object.characterRange(
            byExtending:in:)
        let _: @MainActor (CGPoint) -> UITextPosition? = object.closestPosition(to:)
        let _: @MainActor (CGPoint, UITextRange) -> UITextPosition? = object.closestPosition(to:within:)
        let _: @MainActor (UITextPosition, UITextPosition) -> ComparisonResult = object.compare(_:to:)
        let _: @MainActor (UITextRange) -> CGRect = object.firstRect(for:)
        let _: @MainActor (UITextPosition, UITextPosition) -> Int = object.offset(from:to:)
        let _: @MainActor (UITextPosition, UITextLayoutDirection, Int) -> UITextPosition? = object.position(
            from:in:offset:)
        let _: @MainActor (UITextPosition, Int) -> UITextPosition? = object.position(from:offset:)
        let _: @MainActor (UITextRange, Int) -> UITextPosition? = object.position(within:atCharacterOffset:)
        let _: @MainActor (UITextRange, UITextLayoutDirection) -> UITextPosition? = object.position(within:farthestIn:)
        let _: @MainActor (UITextRange, String) -> Void = object.replace(_:withText:)
        let _: @MainActor (UITextRange) -> [UITextSelectionRect] = object.selectionRects(for:)
        let _: @MainActor (NSAttributedString?, NSRange) -> Void = object.setAttributedMarkedText(_:selectedRange:)
        let _: @MainActor (NSWritingDirection, UITextRange) -> Void = object.setBaseWritingDirection(_:for:)
        let _: @MainActor (String?, NSRange) -> Void = object.setMarkedText(_:selectedRange:)
        let _: @MainActor (UITextRange, String) -> Bool = object.shouldChangeText(in:replacementText:)
        let _: @MainActor (UITextRange) -> String? = object.text(in:)
        let _: @MainActor (UITextPosition, UITextPosition) -> UITextRange? = object.textRange(from:to:)
        let _: @MainActor () -> Void = object.unmarkText
    }

    @MainActor static func name(_ object: any UITextInputDelegate) {
        let _: @MainActor ((any UITextInput)?) -> Void = object.selectionDidChange(_:)
        let _: @MainActor ((any UITextInput)?) -> Void = object.selectionWillChange(_:)
        let _: @MainActor ((any UITextInput)?) -> Void = object.textDidChange(_:)
        let _: @MainActor ((any UITextInput)?) -> Void = object.textWillChange(_:)
    }

    @MainActor static func name(_ object: any UITextInputTokenizer) {
        let _: @MainActor (UITextPosition, UITextGranularity, UITextDirection) -> Bool = object.isPosition(
            _:atBoundary:inDirection:)
        let _: @MainActor (UITextPosition, UITextGranularity, UITextDirection) -> Bool = object.isPosition(
            _:withinTextUnit:inDirection:)
        let _: @MainActor (UITextPosition, UITextGranularity, UITextDirection) -> UITextPosition? = object.position(
            from:toBoundary:inDirection:)
        let _: @MainActor (UITextPosition, UITextGranularity, UITextDirection) -> UITextRange? = object
            .rangeEnclosingPosition(_:with:inDirection:)
    }

    @MainActor static func name(_ object: any UIKeyInput) {
        let _: Bool = object.hasText
        let _: @MainActor () -> Void = object.deleteBackward
        let _: @MainActor (String) -> Void = object.insertText(_:)
    }

    @MainActor static func name(_ object: any UITextInputTraits) {
        let _: UITextAutocapitalizationType = object.autocapitalizationType
        object.autocapitalizationType = object.autocapitalizationType
        let _: UITextAutocorrectionType = object.autocorrectionType
        object.autocorrectionType = object.autocorrectionType
        let _: Bool = object.enablesReturnKeyAutomatically
        object.enablesReturnKeyAutomatically = object.enablesReturnKeyAutomatically
        let _: Bool = object.isSecureTextEntry
        object.isSecureTextEntry = object.isSecureTextEntry
        let _: UIKeyboardAppearance = object.keyboardAppearance
        object.keyboardAppearance = object.keyboardAppearance
        let _: UIKeyboardType = object.keyboardType
        object.keyboardType = object.keyboardType
        let _: UIReturnKeyType = object.returnKeyType
        object.returnKeyType = object.returnKeyType
        let _: UITextSmartDashesType = object.smartDashesType
        object.smartDashesType = object.smartDashesType
        let _: UITextSmartInsertDeleteType = object.smartInsertDeleteType
        object.smartInsertDeleteType = object.smartInsertDeleteType
        let _: UITextSmartQuotesType = object.smartQuotesType
        object.smartQuotesType = object.smartQuotesType
        let _: UITextSpellCheckingType = object.spellCheckingType
        object.spellCheckingType = object.spellCheckingType
        let _: UITextContentType? = object.textContentType
        object.textContentType = object.textContentType
    }
}

private final class OwnTextInputDelegate: NSObject, UITextInputDelegate {
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
}

private final class OwnTextInputTokenizer: NSObject, UITextInputTokenizer {
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { fatalError() }
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { fatalError() }
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? { fatalError() }
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { fatalError() }
}
