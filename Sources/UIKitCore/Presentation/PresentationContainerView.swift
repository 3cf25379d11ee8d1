import CoreGraphics
import Foundation

/// Holds everything of one presentation, above what is presented over, and keeps touches from it.
final class PresentationContainerView: UIView {
    /// True while a transition runs, when nothing inside can be touched.
    var takesEveryTouch = false
    private let onLayout: () -> Void

    init(frame: CGRect, onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    override func layoutSubviews() { onLayout() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return takesEveryTouch && hit != nil ? self : hit
    }
}
