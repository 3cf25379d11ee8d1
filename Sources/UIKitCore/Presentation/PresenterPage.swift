import CoreGraphics
package import Foundation
import QuartzCore
import UIFoundation

/// Carries the presenter's view during a partial curl: its bottom is lifted, its upper part stays.
///
/// The view stays in the window, so that its layout and colours follow its surroundings, but it gets no touches. In a
/// right-to-left layout the left corner leads.
package final class PresenterPage: CurlingPageView, KeyboardBarrier {
    private let onTap: () -> Void
    /// Whether the page stays curled up for now; no view on it can then become first responder.
    private(set) var isAtRest = false

    var keepsKeyboardAway: Bool { isAtRest }

    /// Makes a flat page with a handler for taps.
    init(frame: CGRect, onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        front.isUserInteractionEnabled = false
        page.liftedSide = .right
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.addTarget(self, action: Selector(PresenterPage.tap, name: "handleTap:"))
        addGestureRecognizer(recognizer)
    }

    package required init?(coder: NSCoder) { nil }

    private func tap(_ recognizer: UITapGestureRecognizer) { onTap() }

    /// Whether the presenter's view is on the page.
    func holds(_ view: UIView) -> Bool { view.superview === front }

    package override func layoutSubviews() {
        super.layoutSubviews()
        front.frame = bounds
        for view in front.subviews where view.frame != front.bounds { view.frame = front.bounds }
    }

    /// Leaves the page curled up.
    func rest() {
        isAtRest = true
        UIView.performWithoutAnimation { progress = 1 }
    }

    /// Ends the rest when the dismissal begins.
    func endRest() { isAtRest = false }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { page.curl.shows(at: point) }

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        followDirection()
    }

    package override func windowDidChange() {
        super.windowDidChange()
        followDirection()
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        followDirection()
    }

    private func followDirection() { page.liftedSide = runsRightToLeft ? .left : .right }
}
