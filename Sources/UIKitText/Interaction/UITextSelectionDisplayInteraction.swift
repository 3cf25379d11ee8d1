public import Foundation
import UIFoundation
public import UIKitCore

/// Shows the selection of a text input in its view: caret, highlight and handles, without touches.
///
/// The app reports each change of the selection with `setNeedsSelectionUpdate()`. The handles show while text is selected.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The object with the text.
    open private(set) weak var textInput: (any UITextInput)?
    /// Chooses where the views are.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    private let updates = SelectionUpdates()

    /// Whether the selection shows.
    open var isActivated = false {
        didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
    }

    /// The caret.
    open var cursorView: any UIView & UITextCursorView = TextCaret() {
        didSet { replace([oldValue], by: [cursorView]) }
    }

    /// The highlight behind selected text.
    open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlight() {
        didSet { replace([oldValue], by: [highlightView]) }
    }

    /// The handles at the start and at the end of a selection: two, or none. Another number stops the program.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        SelectionHandle(isStart: true), SelectionHandle(isStart: false),
    ]
    {
        didSet {
            precondition(
                handleViews.isEmpty || handleViews.count == 2,
                "A selection has two ends: found \(handleViews.count) handle views, expected 2 or none.")
            replace(oldValue, by: handleViews)
        }
    }

    /// Makes an interaction, which shows nothing until it is activated.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        updates.onLayout = { [weak self] in self?.layoutManagedSubviews() }
    }

    private var managedViews: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    /// Removes the views of the selection.
    open func willMove(to view: UIView?) {
        for managed in managedViews + [updates] { managed.removeFromSuperview() }
    }

    /// Stores the view, and shows the selection in it.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addSubview(updates)
        setNeedsSelectionUpdate()
    }

    /// Reports that the selection or its layout has changed. The views follow before the next frame.
    open func setNeedsSelectionUpdate() { updates.setNeedsLayout() }

    private func replace(_ former: [UIView], by new: [UIView]) {
        for view in former where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        setNeedsSelectionUpdate()
    }

    /// Reads the selection and lays out the views at once.
    open func layoutManagedSubviews() {
        guard let view else { return }
        guard isActivated, let textInput, let range = textInput.selectedTextRange else { return hide() }
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        for managed in managedViews.dropFirst() where managed.superview !== view { view.addSubview(managed) }
        highlightView.frame = container.bounds
        highlightView.selectionRects = range.isEmpty ? [] : textInput.selectionRects(for: range)
        (highlightView.isHidden, cursorView.isHidden) = (range.isEmpty, !range.isEmpty)
        let source = textInput.textInputView
        if range.isEmpty {
            let rect = source.convert(textInput.caretRect(for: range.end), to: view)
            if cursorView.frame != rect { cursorView.resetBlinkAnimation() }
            cursorView.frame = rect
        }
        for (handle, end) in zip(handleViews, [range.start, range.end]) {
            handle.isHidden = range.isEmpty
            handle.direction = handle === handleViews.first ? .leading : .trailing
            handle.frame = handle.preferredFrame(for: source.convert(textInput.caretRect(for: end), to: view))
        }
    }

    private func hide() { for managed in managedViews { managed.isHidden = true } }
}

/// Has a selection laid out when views are.
private final class SelectionUpdates: UIView {
    var onLayout: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
