import CoreGraphics
import Foundation
import QuartzCore
@_spi(Subclassing) import UIKitCore

/// A handle that a finger drags to move one end of a selection: a stem as high as the line, with a disc above the beginning or
/// below the end. The text's view receives the touches.
final class SelectionHandle: UIView {
    private static let diameter: CGFloat = 12
    /// The least width and height of the area in which a finger takes hold of it.
    static let reach: CGFloat = 44

    private let (stem, disc) = (UIView(), UIView())
    private let isStart: Bool

    /// Makes the handle of a selection's beginning, or of its end.
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

    /// Moves to the caret rectangle of its end of the selection.
    func layOut(at caret: CGRect) {
        frame = Self.frame(at: caret, isStart: isStart)
        let height = bounds.height - Self.diameter + 1
        disc.frame = CGRect(
            x: 0, y: isStart ? 0 : height - 1, width: Self.diameter, height: Self.diameter)
        stem.frame = CGRect(
            x: (Self.diameter - caret.width) / 2, y: isStart ? Self.diameter - 1 : 0, width: caret.width,
            height: height)
    }

    private static func frame(at caret: CGRect, isStart: Bool) -> CGRect {
        // The stem reaches into the disc, so that no gap shows between them.
        let overhang = diameter - 1
        return CGRect(
            x: caret.midX - diameter / 2, y: isStart ? caret.minY - overhang : caret.minY, width: diameter,
            height: caret.height + overhang)
    }

    /// The area in which a finger takes hold of a handle.
    static func area(at caret: CGRect, isStart: Bool) -> CGRect {
        enlarged(frame(at: caret, isStart: isStart))
    }

    /// The area around a rectangle that is large enough for a finger.
    static func enlarged(_ rect: CGRect) -> CGRect {
        rect.insetBy(dx: min(0, (rect.width - reach) / 2), dy: min(0, (rect.height - reach) / 2))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in [stem, disc] { part.backgroundColor = tintColor }
    }
}
