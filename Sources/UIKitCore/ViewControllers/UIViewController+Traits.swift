import UIFoundation

extension UIViewController {
    /// The traits that the view will have: the parent's with the controller's overrides.
    var predictedTraits: UITraitCollection {
        var traits = parent?.traitCollection ?? UIScreen.main.traitCollection
        traits = overriding(traits)
        guard ownStyle != .unspecified else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: ownStyle)])
    }

    /// Applies the controller's overrides to inherited traits.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        let overrides = [traitOverride, traitOverrides.collection].compactMap { $0 }
        return overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + overrides)
    }

    func override(traitsOf child: UIViewController, with traits: UITraitCollection?) {
        guard child.parent === self else {
            fatalError(
                "\(ObjectNames.label(of: self)) was to override the traits of \(ObjectNames.label(of: child)), which is not its "
                    + "child. Call addChild(_:) first.")
        }
        child.traitOverride = traits
    }

    /// Applies a changed override, and notifies this controller and those below.
    func traitOverrideDidChange() {
        storedView?.overrideTraits(with: traitOverride)
        ApplicationRuntime.current?.statusBar.followTraits()
    }
}
