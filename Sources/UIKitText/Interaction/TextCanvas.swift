import CoreGraphics
import CoreText
import Foundation
@_spi(Subclassing) import UIKitCore

/// The part of a text view in which its text shows, with what is selected behind it and the caret before it. Its space is that of
/// the whole view.
final class TextCanvas: UIView {
    private unowned let view: any EditableTextView
    private let textView: UIView
    private var highlights: TextHighlights?
    private var caret: TextCaret?
    /// Called when the canvas has been laid out.
    var onLayout: () -> Void = {}

    /// Makes a canvas for a view with the subview in which its text is drawn.
    init(of view: any EditableTextView, showing textView: UIView) {
        (self.view, self.textView) = (view, textView)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(textView)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Applies a rectangle of the view; what is drawn is laid out by the view itself.
    func layOut(in rect: CGRect) {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        bounds = CGRect(origin: rect.origin, size: size)
        center = CGPoint(x: rect.minX + size.width / 2, y: rect.minY + size.height / 2)
        setNeedsLayout()
    }

    /// Has the caret seen for a while, as after typing.
    func wakeCaret() { caret?.restart() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard view.mayLayOut else { return }
        defer { onLayout() }
        // What is about to be replaced as a whole shows neither a selection nor a caret.
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

    /// Has the rectangles of characters swell for a moment, when their place has been scrolled to.
    func pulse(_ range: Range<Int>) {
        guard view.mayLayOut, UIView.mayAnimate else { return }
        let geometry = view.geometry
        for rect in geometry.rects(of: range).prefix(2) {
            let pulse = FindPulse()
            pulse.frame = rect
            insertSubview(pulse, belowSubview: textView)
            pulse.run()
        }
    }

    private var shownHighlights: TextHighlights {
        let view = highlights ?? TextHighlights()
        if highlights == nil {
            insertSubview(view, belowSubview: textView)
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
