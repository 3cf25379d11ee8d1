import CoreGraphics
import CoreText
import Foundation
@_spi(Subclassing) import UIKitCore

/// The subview of a text view that clips its text: highlights of the selection behind the text, the caret in front. Its bounds
/// are in the coordinate space of the text view.
final class TextCanvas: UIView {
    private unowned let view: any EditableText
    private let textView: UIView?
    private var highlights: TextHighlights?
    private var caret: TextCaret?
    /// Called after each layout of the canvas.
    var onLayout: () -> Void = {}

    /// Makes a canvas for a text and the subview that draws it; nil if the text's view draws it itself, and the highlights are
    /// over it.
    init(of view: any EditableText, showing textView: UIView?) {
        (self.view, self.textView) = (view, textView)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = textView != nil
        if let textView { addSubview(textView) }
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Sets the visible rectangle, in the view's space. The view itself lays out the text.
    func layOut(in rect: CGRect) {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        bounds = CGRect(origin: rect.origin, size: size)
        center = CGPoint(x: rect.minX + size.width / 2, y: rect.minY + size.height / 2)
        setNeedsLayout()
    }

    /// Shows the caret and restarts its blinking, as after typing.
    func wakeCaret() { caret?.restart() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard view.mayLayOut else { return }
        defer { onLayout() }
        // Text that the next insertion replaces entirely shows neither selection nor caret.
        guard view.isEditing, !view.hasParagraphs || !view.clearsOnInsertion else {
            caret?.leave()
            highlights?.show([])
            return
        }
        let (geometry, selection) = (view.geometry, view.editing.selection)
        let rects = geometry.rects(of: selection.range, showingIn: bounds)
        if !rects.isEmpty || highlights != nil { shownHighlights.show(rects) }
        guard selection.isEmpty, view.allowsEditing else { return caret?.leave() ?? () }
        shownCaret.show(
            in: geometry.caretRect(at: TextPosition(index: selection.head, isUpstream: selection.isUpstream)))
    }

    /// Animates a swelling highlight at a range, after it was scrolled into view.
    func pulse(_ range: Range<Int>) {
        guard view.mayLayOut, UIView.mayAnimate else { return }
        let geometry = view.geometry
        for rect in geometry.rects(of: range).prefix(2) {
            let pulse = FindPulse()
            pulse.frame = rect
            insertBehindText(pulse)
            pulse.run()
        }
    }

    private func insertBehindText(_ view: UIView) {
        if let textView { insertSubview(view, belowSubview: textView) } else { insertSubview(view, at: 0) }
    }

    /// Hides the highlights of the selection, or shows them again.
    func hideHighlights(_ isHidden: Bool) { highlights?.isHidden = isHidden }

    private var shownHighlights: TextHighlights {
        let view = highlights ?? TextHighlights()
        if highlights == nil {
            insertBehindText(view)
            highlights = view
        }
        view.bounds = bounds
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        return view
    }

    private var shownCaret: TextCaret {
        if let caret { return caret }
        let view = TextCaret()
        view.isHidden = true
        view.backgroundColor = tintColor
        addSubview(view)
        caret = view
        return view
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        caret?.backgroundColor = tintColor
    }
}
