public import UIFoundation

extension UIWindowScene: UITraitChangeObservable, TraitRegistrationKeeper {
    package var ambientTint: UIColor? { nil }

    /// Traits that override the screen's for the scene's windows.
    public var traitOverrides: UITraitOverrides {
        get { storedTraits.overrides }
        set {
            let previous = traitCollection
            storedTraits.overrides = newValue
            for window in windowStack { window.adoptSceneTraits() }
            traitsDidChange(from: previous)
        }
    }

    /// Notifies the scene of changed traits, and then all objects in its windows.
    func traitsDidChange(from previous: UITraitCollection) {
        let traits = traitCollection
        guard traits != previous else { return }
        UITraitCollection.current = traits
        hear(of: traits, after: previous)
        for window in windowStack { window.traitsDidChangeInSubtree() }
    }

    var traitRegistrations: [TraitRegistration] {
        get { storedTraits.registrations }
        set { storedTraits.registrations = newValue }
    }
}
