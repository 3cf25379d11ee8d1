import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A handle by which a finger moves one end of a selection: a stem as high as the line, with a disc above the start or below the
/// end. It receives no touches; the text view handles them.
final class SelectionHandle: UIView, UITextSelectionHandleView {
    private static let diameter: CGFloat = 12
    /// The minimum width and height of a handle's touch area.
    static let reach: CGFloat = 44

    private let (stem, disc) = (UIView(), UIView())
    private let curve = CAShapeLayer()
    private var isStart: Bool

    /// Makes the handle of a selection's start or of its end.
    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        disc.layer.cornerRadius = Self.diameter / 2
        for part in [stem, disc] {
            part.backgroundColor = tintColor
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    // MARK: UITextSelectionHandleView

    var direction: NSDirectionalRectEdge {
        get { isStart ? .leading : .trailing }
        set {
            isStart = newValue == .leading
            setNeedsLayout()
        }
    }

    var isVertical: Bool { false }

    var customShape: UIBezierPath? {
        didSet {
            curve.path = customShape?.cgPath
            stem.isHidden = customShape != nil
            if customShape == nil { curve.removeFromSuperlayer() } else { layer.addSublayer(curve) }
            curve.fillColor = tintColor.cgColor
        }
    }

    func preferredFrame(for rect: CGRect) -> CGRect { Self.frame(at: rect, isStart: isStart) }

    // MARK: Layout

    /// Positions the handle at the rectangle of a caret, in the superview's space.
    func layOut(at caret: CGRect) {
        frame = Self.frame(at: caret, isStart: isStart)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - Self.diameter + 1
        disc.frame = CGRect(
            x: 0, y: isStart ? 0 : height - 1, width: Self.diameter, height: Self.diameter)
        stem.frame = CGRect(
            x: (Self.diameter - TextCaret.width) / 2, y: isStart ? Self.diameter - 1 : 0, width: TextCaret.width,
            height: height)
    }

    private static func frame(at caret: CGRect, isStart: Bool) -> CGRect {
        // The stem overlaps the disc by a point, so that no gap shows between them.
        let overhang = diameter - 1
        return CGRect(
            x: caret.midX - diameter / 2, y: isStart ? caret.minY - overhang : caret.minY, width: diameter,
            height: caret.height + overhang)
    }

    /// The touch area of the handle at a caret.
    static func area(at caret: CGRect, isStart: Bool) -> CGRect {
        enlarged(frame(at: caret, isStart: isStart))
    }

    /// Enlarges a rectangle to the minimum touch size about its centre.
    static func enlarged(_ rect: CGRect) -> CGRect {
        rect.insetBy(dx: min(0, (rect.width - reach) / 2), dy: min(0, (rect.height - reach) / 2))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in [stem, disc] { part.backgroundColor = tintColor }
        curve.fillColor = tintColor.cgColor
    }
}
