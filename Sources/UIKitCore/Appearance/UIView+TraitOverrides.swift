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

extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeper {
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

/// What an app says about the traits of an object other than a view, and what it has registered with it.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
}

extension UIPresentationController: UITraitChangeObservable, TraitRegistrationKeeper {
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

extension UIWindowScene: UITraitChangeObservable, TraitRegistrationKeeper {
    /// The traits that the scene gives to its windows in place of the screen's.
    public var traitOverrides: UITraitOverrides {
        get { storedTraits.overrides }
        set {
            let previous = traitCollection
            storedTraits.overrides = newValue
            for window in windowStack { window.takeSceneTraits() }
            traitsDidChange(from: previous)
        }
    }

    /// Tells the scene of other traits, and then everything in its windows.
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
