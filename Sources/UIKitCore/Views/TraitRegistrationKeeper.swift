import Foundation
import UIFoundation

/// Keeps what was registered with it.
protocol TraitRegistrationKeeper: UITraitChangeObservable, AmbientSource {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrationKeeper {
    /// Notifies the object of other traits, and then what is registered with it.
    func hear(of current: UITraitCollection, after previous: UITraitCollection) {
        performInAmbience {
            traitCollectionDidChange(previous)
            for registration in traitRegistrations
            where traitRegistrations.contains(where: { $0 === registration }) {
                registration.hear(self, from: previous.traits, to: current.traits)
            }
        }
    }
}
