import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The part of a text field in which its text shows, with what is selected behind it and the caret before it. Its space is the
/// field's.
final class FieldCanvas: UIView {
    private unowned let field: UITextField
    let textView: FieldTextView
    private var highlights: TextHighlights?
    private var caret: TextCaret?

    init(in field: UITextField) {
        self.field = field
        textView = FieldTextView(in: field) { $0.drawContent(in: $1) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(textView)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Applies a rectangle of the field.
    func layOut(in rect: CGRect) {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        bounds = CGRect(origin: rect.origin, size: size)
        center = CGPoint(x: rect.minX + size.width / 2, y: rect.minY + size.height / 2)
        textView.layOut(in: CGRect(origin: rect.origin, size: size))
        setNeedsLayout()
    }

    /// Has the caret seen for a while, as after typing.
    func wakeCaret() { caret?.restart() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard field.isEditing else {
            caret?.leave()
            highlights?.show([])
            return
        }
        let (caretRect, rects) = field.shownSelection
        if !rects.isEmpty || highlights != nil { shownHighlights.show(rects) }
        if let caretRect { shownCaret.show(in: caretRect) } else { caret?.leave() }
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
