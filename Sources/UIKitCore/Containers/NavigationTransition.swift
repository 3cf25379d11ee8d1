import Foundation

/// One change of a navigation controller's stack on its way to the screen.
final class NavigationTransition {
    let change: StackChange
    /// What the callbacks are told.
    let animated: Bool
    var old: NavigationPage?
    var new: NavigationPage?
    var slide: PageSlide?
    var coordinator: TransitionCoordinator?
    /// The size in which it runs; another one ends it.
    var size = CGSize.zero
    /// The tab bar's controller while its bar rides on a page.
    weak var barLender: UITabBarController?

    init(_ change: StackChange, animated: Bool) { (self.change, self.animated) = (change, animated) }
}
