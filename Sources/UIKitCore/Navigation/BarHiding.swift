import CoreGraphics
import Foundation
import UIFoundation

/// Hides and shows a navigation controller's bars as the user swipes and taps, and as the height becomes compact.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// How far a finger moves up or down, in points, before the bars go or come.
    private static let swipeDistance: CGFloat = 30

    private unowned let navigation: UINavigationController
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// Whether the toolbar went with the navigation bar, and so comes back with it.
    private var hidToolbar = false
    /// Whether the bars went because of the compact height.
    private var hidForHeight = false
    /// Whether taps hide and show the bars, whatever the height.
    var hidesOnTap = false { didSet { updateTap() } }
    /// Whether the bars go while the height is compact.
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

    /// Hides the bars where the height is compact and the app wishes so, and brings back those it hid when that ends.
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

    /// Swipes scroll at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Views that react to touches themselves, and the bars, keep theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let view = touch.view else { return true }
        let isInBar = [navigation.navigationBar, navigation.toolbar].contains { view.isDescendant(of: $0) }
        return !isInBar && view.nearest { $0 is UIControl } == nil
    }
}
