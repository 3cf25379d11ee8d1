/// An object that lives in surroundings: views, controllers, windows and screens.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The surroundings.
    var traitCollection: UITraitCollection { get }
    /// Called when they changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
