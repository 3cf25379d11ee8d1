public import UIFoundation

extension UIPresentationController: UITraitChangeObservable, TraitRegistrationKeeper {
    package var ambientTint: UIColor? { containerView?.tintColor }

    /// The traits that the presented view has whatever its surroundings; they go before `overrideTraitCollection`.
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
