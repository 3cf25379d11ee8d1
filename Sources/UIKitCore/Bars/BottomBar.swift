import CoreGraphics
import Foundation

/// A bar at the bottom, whose background comes with the content below it.
protocol BottomBar: ChromedBar {
    var absence: BarAbsence { get }
    var appearanceInForce: Appearance? { get }
    var scrolling: BottomScrolling { get }
    /// How far content has come below the bar, in points; nil where that is not known.
    var contentBelow: CGFloat? { get }
    /// Whether the bar looks different while no content is below it.
    var knowsScrollEdge: Bool { get }
}

extension BottomBar {
    var knowsScrollEdge: Bool { appearances.knowsScrollEdge(isCompact: isCompact) }

    /// Takes the look that what a controller scrolls calls for.
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
