import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

@testable import UIKitText

/// A view with some lines of text that owns a text interaction, and does nothing about its text besides.
final class GridTextView: UIControl, EditableTextView, TextKeyInput, TextEditingOwner {
    let editing = TextEditing(style: TextStyle([.font: UIFont.systemFont(ofSize: 10)]))
    let plainFont = UIFont.systemFont(ofSize: 10)
    let allowsEditingTextAttributes = false
    var clearsOnInsertion = false
    var isEditing: Bool { isFirstResponder }
    private(set) lazy var interaction = TextInteraction(of: self, drawingIn: UIView())

    init(_ text: String, frame: CGRect) {
        super.init(frame: frame)
        editing.owner = self
        _ = editing.setText(AttributedText(text, style: editing.standardStyle))
        addSubview(interaction.canvas)
    }

    required init?(coder: NSCoder) { nil }

    var geometry: any TextGeometry { TextGrid(editing.string) }
    var editedRoom: CGRect { bounds }

    func accepted(_ string: String) -> String { string }
    func allowsChange(of range: NSRange, to string: String) -> Bool { true }
    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu? { nil }
    func editingDidChange(_ parts: TextEditing.Parts) { interaction.canvas.setNeedsLayout() }

    override var canBecomeFirstResponder: Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        interaction.canvas.layOut(in: bounds)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction.beginDrag(touch, with: event)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction.continueDrag(touch)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { interaction.endDrag(touch) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        interaction.canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { interaction.copySelection() }

    // MARK: Keys

    var acceptsTabs: Bool { false }
    func perform(_ command: TextCommand) { interaction.perform(command) }
    var hasText: Bool { editing.length > 0 }
    func insertText(_ text: String) { interaction.insert(text, .typing) }
    func deleteBackward() { interaction.delete(.backward) }

    // MARK: UITextInput

    func text(in range: UITextRange) -> String? { editing.text.string(in: interaction.indices(range)) }
    func replace(_ range: UITextRange, withText text: String) {
        editing.replace(interaction.indices(range), with: text, .other)
    }
    var selectedTextRange: UITextRange? {
        get { interaction.selectedRange }
        set { interaction.selectByApp(newValue) }
    }
    var markedTextRange: UITextRange? { editing.marked.map { IndexedTextRange($0) } }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        interaction.compose(markedText ?? "", selectedRange)
    }
    func unmarkText() { editing.unmark() }
    var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
    var endOfDocument: UITextPosition { IndexedTextPosition(editing.length) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        IndexedTextRange(between: fromPosition, and: toPosition)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        interaction.position(position, offset: offset)
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        interaction.position(position, direction, offset: offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        IndexedTextPosition.compare(position, other)
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        IndexedTextPosition.index(of: toPosition) - IndexedTextPosition.index(of: from)
    }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { interaction.firstRect(of: interaction.indices(range)) }
    func caretRect(for position: UITextPosition) -> CGRect {
        geometry.caretRect(at: IndexedTextPosition.position(of: position, in: editing))
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        interaction.selectionBoxes(of: interaction.indices(range))
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? { IndexedTextPosition(geometry.position(at: point)) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        interaction.position(at: point, in: interaction.indices(range))
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
