public import UIFoundation

extension UIPresentationController: UITraitChangeObservable, TraitRegistrationKeeper {
    package var ambientTint: UIColor? { containerView?.tintColor }

    /// Traits that override inherited ones for the presented view; they take precedence over `overrideTraitCollection`.
    public var traitOverrides: UITraitOverrides {
        get { storedTraits.overrides }
        set {
            storedTraits.overrides = newValue
            updateTraits()
        }
    }

    var traitRegistrations: [TraitRegistration] {
        get { storedTraits.registrations }
        set { storedTraits.registrations = newValue }
    }
}
