import Foundation

/// Holds everything of one presentation, above what is presented over, and keeps touches from it.
final class PresentationContainerView: ContainerView {
    /// True while a transition runs, when nothing inside can be touched.
    var takesEveryTouch = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return takesEveryTouch && hit != nil ? self : hit
    }
}
