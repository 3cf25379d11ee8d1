public import UIFoundation

extension UIView: UITraitChangeObservable, TraitRegistrationKeeper {
    /// Traits that override inherited ones for the view and its subviews at every depth; they take effect at once.
    public var traitOverrides: UITraitOverrides {
        get { attachments?.traitOverrides ?? UITraitOverrides() }
        set {
            madeAttachments.traitOverrides = newValue.traits.isEmpty ? nil : newValue
            overridesDidChange()
        }
    }

    /// Notifies the view and the views in it now of traits that changed while they were in no window.
    public func updateTraitsIfNeeded() { traitsDidChangeInSubtree() }

    var traitRegistrations: [TraitRegistration] {
        get { attachments?.traitRegistrations ?? [] }
        set { madeAttachments.traitRegistrations = newValue }
    }
}
