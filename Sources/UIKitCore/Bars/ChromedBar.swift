import QuartzCore
import UIFoundation

/// A bar with a background, appearances and perhaps a container that it belongs to.
protocol ChromedBar: UIView {
    associatedtype Appearance: UIBarAppearance

    var chrome: BarChrome<Appearance> { get }
    /// The older properties of the background have changed.
    func backgroundDidChange()
    /// Some appearance is another one, or was changed.
    func appearanceDidChange()
}

extension ChromedBar {
    /// Adds the background, and observes its changes from now on; for the bar's initializers.
    func addChrome() {
        background.onChange = { [unowned self] in backgroundDidChange() }
        appearances.onChange = { [weak self] in self?.appearanceDidChange() }
        addSubview(background)
    }

    func backgroundDidChange() { ownerNeedsLayout() }

    var background: BarBackground { chrome.background }
    var appearances: BarAppearances<Appearance> { chrome.appearances }

    /// The container that the bar belongs to; nil for a bar of the app's own.
    var owner: UIViewController? {
        get { chrome.ownerReference.object }
        set { chrome.ownerReference.object = newValue }
    }

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Has the container lay out the views beside the bar.
    func ownerNeedsLayout() { owner?.viewIfLoaded?.setNeedsLayout() }

    /// Makes the bar dark in any surroundings, or not; false when it was so before.
    @discardableResult
    func change(to style: UIBarStyle) -> Bool {
        guard style != chrome.style else { return false }
        chrome.style = style
        overrideTraits(with: style.traits)
        background.isBlack = style.isDark
        return true
    }
}
