import UIFoundation

/// An app's overrides of the traits of an object other than a view, and its registrations for changes.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
}
