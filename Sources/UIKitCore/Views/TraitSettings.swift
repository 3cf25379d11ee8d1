import UIFoundation

/// The app's trait overrides and registered handlers of an object other than a view.
struct TraitSettings {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
}
