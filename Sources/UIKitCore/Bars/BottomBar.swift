import CoreGraphics
import Foundation

/// A bar at the bottom, whose background appears as content scrolls below it.
protocol BottomBar: ChromedBar {
    var absence: BarAbsence { get }
    var appearanceInForce: Appearance? { get }
    var scrolling: BottomScrolling { get }
    /// The height of the content below the bar, in points; nil where that is not known.
    var contentBelow: CGFloat? { get }
    /// Whether the bar looks different while no content is below it.
    var knowsScrollEdge: Bool { get }
}

extension BottomBar {
    var knowsScrollEdge: Bool { appearances.knowsScrollEdge(isCompact: isCompact) }

    /// Takes the look for the scroll view of a controller.
    func follow(_ controller: UIViewController?) {
        guard !absence.isAbsent else { return }
        scrolling.follow(controller)
        showBackground()
    }

    func contentDidMove() {
        if knowsScrollEdge, background.appearance !== appearanceInForce {
            appearanceDidChange()
        } else {
            showBackground()
        }
    }

    func showBackground() {
        background.show(
            appearanceInForce, above: contentBelow, hasLookAtEdge: knowsScrollEdge)
    }
}
