/// What an app says about the traits of an object other than a view, and what it has registered with it.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
}
