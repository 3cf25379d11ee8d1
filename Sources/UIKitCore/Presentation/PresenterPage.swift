import CoreGraphics
package import Foundation
import QuartzCore
import UIFoundation

/// The page that a presenter's view is on while a partial curl shows what lies below: lifted from its bottom, the upper part in
/// place.
///
/// The view stays in the window, so that it is laid out and coloured as its surroundings ask for, but nothing in it can be
/// touched. In a layout from right to left the left corner goes ahead.
package final class PresenterPage: CurlingPageView, KeyboardBarrier {
    private let onTap: () -> Void
    /// Whether it stays curled up for now; then nothing on it takes the keyboard.
    private(set) var isAtRest = false

    var keepsKeyboardAway: Bool { isAtRest }

    /// Makes a flat page that is told of taps.
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

    /// Stays curled up from now on.
    func rest() {
        isAtRest = true
        UIView.performWithoutAnimation { progress = 1 }
    }

    /// Ends the rest, when the content on it begins to come back.
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

    private func followDirection() { page.liftedSide = layoutDirection == .rightToLeft ? .left : .right }
}
