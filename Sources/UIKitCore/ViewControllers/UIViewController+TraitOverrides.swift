public import UIFoundation

extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeper {
    package var ambientTint: UIColor? { viewIfLoaded?.tintColor }

    /// Traits that override inherited ones for the controller's view and all views in it.
    public var traitOverrides: UITraitOverrides {
        get { storedTraits.overrides }
        set {
            storedTraits.overrides = newValue
            storedView?.overridesDidChange()
            ApplicationRuntime.current?.statusBar.followTraits()
        }
    }

    /// Notifies the controller and the views in its view now of traits that changed while the view was in no window.
    public func updateTraitsIfNeeded() { storedView?.traitsDidChangeInSubtree() }

    var traitRegistrations: [TraitRegistration] {
        get { storedTraits.registrations }
        set { storedTraits.registrations = newValue }
    }
}
