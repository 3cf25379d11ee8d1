import CoreGraphics
import Foundation
import UIFoundation

/// Hides and shows a navigation controller's bars for swipes, taps and a compact height.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// The vertical distance in points after which a swipe hides or shows the bars.
    private static let swipeDistance: CGFloat = 30

    private unowned let navigation: UINavigationController
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// Whether the toolbar was hidden with the navigation bar, and so is shown with it again.
    private var hidToolbar = false
    /// Whether the bars were hidden because of the compact height.
    private var hidForHeight = false
    /// Whether taps hide and show the bars at any height.
    var hidesOnTap = false { didSet { updateTap() } }
    /// Whether the bars are hidden while the height is compact.
    var hidesInCompactHeight = false { didSet { if hidesInCompactHeight != oldValue { followHeight() } } }
    private var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [swipe, tap] {
            recognizer.delegate = self
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
        }
        swipe.addTarget(self, action: Selector(BarHiding.handleSwipe, name: "barHideSwipe:"))
        tap.addTarget(self, action: Selector(BarHiding.handleTap, name: "barHideTap:"))
    }

    private func handleSwipe(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed, let view = navigation.viewIfLoaded else { return }
        let translation = pan.translation(in: view).y
        guard abs(translation) >= Self.swipeDistance else { return }
        pan.setTranslation(.zero, in: view)
        setHidden(translation < 0)
    }

    private func handleTap(_ tap: UITapGestureRecognizer) { setHidden(!navigation.isNavigationBarHidden) }

    private func setHidden(_ hidden: Bool) {
        guard hidden != navigation.isNavigationBarHidden else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if hidden {
            hidToolbar = !navigation.isToolbarHidden
            if hidToolbar { navigation.setToolbarHidden(true, animated: true) }
        } else if hidToolbar {
            hidToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }

    func traitsMayHaveChanged(_ traits: UITraitCollection) {
        guard traits.verticalSizeClass != verticalSizeClass else { return }
        verticalSizeClass = traits.verticalSizeClass
        followHeight()
    }

    /// Hides the bars in a compact height if the app asks for it, and shows those bars again in a regular height.
    private func followHeight() {
        updateTap()
        if isCompactRuleInForce {
            guard !navigation.isNavigationBarHidden else { return }
            hidForHeight = true
            setHidden(true)
        } else if hidForHeight {
            hidForHeight = false
            setHidden(false)
        }
    }

    private var isCompactRuleInForce: Bool { hidesInCompactHeight && verticalSizeClass == .compact }

    private func updateTap() { tap.isEnabled = hidesOnTap || isCompactRuleInForce }

    // MARK: Recognition

    /// The swipe recognizes simultaneously with pans that scroll.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Controls and other views that react to touches keep them, as do the bars.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let view = touch.view else { return true }
        let isInBar = navigation.bars.contains { view.isDescendant(of: $0) }
        return !isInBar && view.nearest { $0 is UIControl } == nil
    }
}
