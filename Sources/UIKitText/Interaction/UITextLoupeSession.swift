public import Foundation
public import UIKitCore

/// A loupe that magnifies the text under a finger, from the beginning of a drag to its end.
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
    private let loupe = TextLoupe()
    private weak var view: UIView?

    /// Begins a session and shows the loupe.
    ///
    /// - Parameters:
    ///   - point: The point to magnify, in the space of `interactionView`.
    ///   - selectionWidget: The caret or handle that the finger drags; the loupe magnifies around its centre. Nil for none.
    ///   - interactionView: The view whose text is magnified.
    /// - Returns: The session; nil if the view is in no window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? {
        guard interactionView.window != nil else { return nil }
        let session = Self()
        session.view = interactionView
        let widget = selectionWidget.map { $0.convert($0.bounds, to: interactionView) }
        session.show(around: widget ?? CGRect(origin: point, size: .zero))
        return session
    }

    /// Makes a session without a view, for subclasses; it shows nothing.
    public required override init() { super.init() }

    /// Moves the loupe.
    ///
    /// - Parameters:
    ///   - point: The point of the finger, in the space of the session's view.
    ///   - caretRect: The rectangle of the caret; a null rectangle for none.
    ///   - tracksCaret: Whether the caret is magnified instead of the point.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard !caretRect.isNull else { return show(around: CGRect(origin: point, size: .zero)) }
        // The loupe is above the line, so that the finger's height in the line does not move it.
        let x = tracksCaret ? caretRect.midX : point.x
        show(around: CGRect(x: x, y: caretRect.minY, width: 0, height: caretRect.height))
    }

    private func show(around rect: CGRect) {
        guard let view, let window = view.window else { return invalidate() }
        loupe.show(view.convert(rect, to: nil), in: window)
    }

    /// Removes the loupe and ends the session.
    open func invalidate() { loupe.removeFromSuperview() }
}
