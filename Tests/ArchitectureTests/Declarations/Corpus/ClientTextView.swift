import UIKit

/// A text view that counts typed characters.
class ClientTextView: UITextView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }

    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var allowsEditingTextAttributes: Bool {
        get { super.allowsEditingTextAttributes }
        set { super.allowsEditingTextAttributes = newValue }
    }
    override var attributedText: NSAttributedString! {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var clearsOnInsertion: Bool {
        get { super.clearsOnInsertion }
        set { super.clearsOnInsertion = newValue }
    }
    override var delegate: (any UITextViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override var findInteraction: UIFindInteraction? { super.findInteraction }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var isEditable: Bool {
        get { super.isEditable }
        set { super.isEditable = newValue }
    }
    override var isFindInteractionEnabled: Bool {
        get { super.isFindInteractionEnabled }
        set { super.isFindInteractionEnabled = newValue }
    }
    override var isSelectable: Bool {
        get { super.isSelectable }
        set { super.isSelectable = newValue }
    }
    override var pasteDelegate: (any UITextPasteDelegate)? {
        get { super.pasteDelegate }
        set { super.pasteDelegate = newValue }
    }
    override var pasteConfiguration: UIPasteConfiguration? {
        get { super.pasteConfiguration }
        set { super.pasteConfiguration = newValue }
    }
    override func paste(itemProviders: [NSItemProvider]) { super.paste(itemProviders: itemProviders) }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { super.canPaste(itemProviders) }
    override var dataDetectorTypes: UIDataDetectorTypes {
        get { super.dataDetectorTypes }
        set { super.dataDetectorTypes = newValue }
    }
    override var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { super.linkTextAttributes }
        set { super.linkTextAttributes = newValue }
    }
    override var selectedRange: NSRange {
        get { super.selectedRange }
        set { super.selectedRange = newValue }
    }
    override var textContainerInset: UIEdgeInsets {
        get { super.textContainerInset }
        set { super.textContainerInset = newValue }
    }
    override var inputView: UIView? {
        get { super.inputView }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView }
        set { super.inputAccessoryView = newValue }
    }
    override var layoutManager: NSLayoutManager { super.layoutManager }
    override var textLayoutManager: NSTextLayoutManager? { super.textLayoutManager }
    override var textContainer: NSTextContainer { super.textContainer }
    override var textStorage: NSTextStorage { super.textStorage }
    override var hasText: Bool { super.hasText }
    override var inputDelegate: (any UITextInputDelegate)? {
        get { super.inputDelegate }
        set { super.inputDelegate = newValue }
    }
    override var interactionState: Any {
        get { super.interactionState }
        set { super.interactionState = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { super.markedTextStyle }
        set { super.markedTextStyle = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override var selectionAffinity: UITextStorageDirection {
        get { super.selectionAffinity }
        set { super.selectionAffinity = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var text: String! {
        get { super.text }
        set { super.text = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textContentType: UITextContentType? {
        get { super.textContentType }
        set { super.textContentType = newValue }
    }
    override var textInputView: UIView { super.textInputView }
    override var tokenizer: any UITextInputTokenizer { super.tokenizer }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }

    override func find(_ sender: Any?) { super.find(sender) }
    override func findAndReplace(_ sender: Any?) { super.findAndReplace(sender) }
    override func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        super.findInteraction(interaction, didBegin: session)
    }
    override func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        super.findInteraction(interaction, didEnd: session)
    }
    override func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        super.findInteraction(interaction, sessionFor: view)
    }
    override func findNext(_ sender: Any?) { super.findNext(sender) }
    override func findPrevious(_ sender: Any?) { super.findPrevious(sender) }
    override func useSelectionForFind(_ sender: Any?) { super.useSelectionForFind(sender) }
    override func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { super.baseWritingDirection(for: position, in: direction) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
    override func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { super.characterRange(byExtending: position, in: direction) }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        super.closestPosition(to: point, within: range)
    }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        super.compare(position, to: other)
    }
    override func deleteBackward() { super.deleteBackward() }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func insertText(_ text: String) { super.insertText(text) }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        super.offset(from: from, to: toPosition)
    }
    override func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { super.position(from: position, in: direction, offset: offset) }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        super.position(from: position, offset: offset)
    }
    override func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        super.position(within: range, farthestIn: direction)
    }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
    override func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        super.setBaseWritingDirection(writingDirection, for: range)
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        super.shouldChangeText(in: range, replacementText: text)
    }
    override func text(in range: UITextRange) -> String? { super.text(in: range) }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func unmarkText() { super.unmarkText() }
}

extension ClientTextView {
    static func read(_ view: UITextView) {
        let text: String = view.text
        let attributed: NSAttributedString = view.attributedText
        let font: UIFont? = view.font
        let color: UIColor? = view.textColor
        let delegate: (any UITextViewDelegate)? = view.delegate
        let range: NSRange = view.selectedRange
        let typing: [NSAttributedString.Key: Any] = view.typingAttributes
        let manager: NSLayoutManager = view.layoutManager
        _ = (text, attributed, font, color, delegate, range, typing, manager)
        _ = (UITextView(), UITextView(frame: .zero), UITextView(frame: .zero, textContainer: nil))
        _ = UITextView(usingTextLayoutManager: false)
        view.textContainer.lineFragmentPadding = 0
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    }

    nonisolated static let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
    ]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTextItemInteraction: [UITextItemInteraction] {
        [
            .invokeDefaultAction, .presentActions, .preview,
        ]
    }
    static let allDataDetectorTypes: [UIDataDetectorTypes] = [
        .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion,
        .money,
        .physicalValue, .all,
    ]
    static let tag = NSAttributedString.Key.textItemTag
}

/// An item of a text.
class ClientTextItem: UITextItem {
    override var content: UITextItem.Content { super.content }
    override var range: NSRange { super.range }
}

/// The menu of an item.
class ClientTextItemMenuConfiguration: UITextItem.MenuConfiguration {
    static func made(_ view: UIView, _ menu: UIMenu) -> [UITextItem.MenuConfiguration] {
        [
            UITextItem.MenuConfiguration(menu: menu), UITextItem.MenuConfiguration(preview: .default, menu: menu),
            UITextItem.MenuConfiguration(preview: .view(view), menu: menu),
            UITextItem.MenuConfiguration(preview: nil, menu: menu),
        ]
    }
}

/// A delegate with all methods.
final class ClientTextViewDelegate: NSObject, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        true
    }
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        switch textItem.content {
        case .link, .textAttachment, .tag: defaultAction
        }
    }
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
