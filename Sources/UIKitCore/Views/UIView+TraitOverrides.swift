public import UIFoundation

extension UIView: UITraitChangeObservable, TraitRegistrationKeeper {
    /// The traits that the view gives to itself and to everything in it, in place of those from above; they are in force at once.
    public var traitOverrides: UITraitOverrides {
        get { attachments?.traitOverrides ?? UITraitOverrides() }
        set {
            madeAttachments.traitOverrides = newValue.traits.isEmpty ? nil : newValue
            overridesDidChange()
        }
    }

    /// Has the view and everything in it hear now of traits that changed while they were in no window.
    public func updateTraitsIfNeeded() { traitsDidChangeInSubtree() }

    var traitRegistrations: [TraitRegistration] {
        get { attachments?.traitRegistrations ?? [] }
        set { madeAttachments.traitRegistrations = newValue }
    }
}
