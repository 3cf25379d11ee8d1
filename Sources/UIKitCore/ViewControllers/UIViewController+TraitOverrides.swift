public import UIFoundation

extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeper {
    package var ambientTint: UIColor? { viewIfLoaded?.tintColor }

    /// The traits that the controller gives to its view and to everything in it, in place of those from above.
    public var traitOverrides: UITraitOverrides {
        get { storedTraits.overrides }
        set {
            storedTraits.overrides = newValue
            storedView?.overridesDidChange()
            ApplicationRuntime.current?.statusBar.followTraits()
        }
    }

    /// Has the controller and everything in its view hear now of traits that changed while that was in no window.
    public func updateTraitsIfNeeded() { storedView?.traitsDidChangeInSubtree() }

    var traitRegistrations: [TraitRegistration] {
        get { storedTraits.registrations }
        set { storedTraits.registrations = newValue }
    }
}
