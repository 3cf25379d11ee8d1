import CoreGraphics
import Foundation

/// The line between two columns, which the user drags to resize the outer one.
final class SplitDivider: UIView, UIPointerInteractionDelegate {
    /// The distance from the line in points at which a drag can begin.
    private static let reach: CGFloat = 6

    /// The width of the column when a drag begins.
    var startWidth: () -> CGFloat = { 0 }
    /// Called with the width to which the column was dragged.
    var onDrag: (CGFloat) -> Void = { _ in }
    /// 1 if the column grows to the right, −1 if it grows to the left.
    var side: CGFloat = 1
    private var start: (place: CGFloat, width: CGFloat)?

    init() {
        super.init(frame: .zero)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Lays out the line at a position from top to bottom.
    func layOut(at x: CGFloat, height: CGFloat) {
        frame = CGRect(x: x - Self.reach, y: 0, width: 2 * Self.reach, height: height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard start == nil, let touch = touches.earliest else { return }
        start = (touch.location(in: superview).x, startWidth())
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let start, let touch = touches.earliest else { return }
        onDrag(start.width + side * (touch.location(in: superview).x - start.place))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { .resizing }
}
