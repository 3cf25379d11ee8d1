import CoreGraphics
import Foundation

/// The motion of a push or pop: the upper page between the right edge and its place, the lower one a part of the way behind it.
struct PageSlide {
    /// How far the lower page goes to the left, as a part of the width.
    private static let parallax: CGFloat = 0.3

    let old: NavigationPage
    let new: NavigationPage
    let isPush: Bool

    private var upper: NavigationPage { isPush ? new : old }
    private var lower: NavigationPage { isPush ? old : new }

    /// Puts both pages where the motion begins.
    func prepare() {
        upper.addEdgeShadow()
        upper.edgeShadowAlpha = isPush ? 0 : 1
        lower.addDimming(isDimmed: !isPush)
        if isPush { move(upper, by: 1) } else { move(lower, by: -Self.parallax) }
    }

    /// Puts both pages where the motion ends; called in an animation block.
    func run() {
        if isPush {
            move(upper, by: 0)
            move(lower, by: -Self.parallax)
        } else {
            move(upper, by: 1)
            move(lower, by: 0)
        }
        upper.edgeShadowAlpha = isPush ? 1 : 0
        lower.isDimmed = isPush
    }

    /// Ends the motion at once with the new page in its place.
    func finish() {
        for page in [old, new] { page.clearMotion() }
        move(new, by: 0)
    }

    private func move(_ page: NavigationPage, by part: CGFloat) {
        page.center.x = page.bounds.width * (0.5 + part)
    }
}
