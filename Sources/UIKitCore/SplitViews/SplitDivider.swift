import CoreGraphics
import Foundation

/// The line between two columns, which a finger or the mouse drags to make the outer one narrower or wider.
final class SplitDivider: UIView, UIPointerInteractionDelegate {
    /// How far from the line it can be taken hold of, in points.
    private static let reach: CGFloat = 6

    /// The width of the column when a drag begins.
    var startWidth: () -> CGFloat = { 0 }
    /// Called with the width that a drag asks for.
    var onDrag: (CGFloat) -> Void = { _ in }
    /// 1 where the column grows to the right, −1 where it grows to the left.
    var side: CGFloat = 1
    private var start: (place: CGFloat, width: CGFloat)?

    init() {
        super.init(frame: .zero)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Stands at a line from top to bottom.
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
