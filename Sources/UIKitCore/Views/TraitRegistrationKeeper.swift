import CoreGraphics
import Foundation
import UIFoundation

/// An object that stores the handlers registered with it.
protocol TraitRegistrationKeeper: UITraitChangeObservable, AmbientSource {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrationKeeper {
    /// Notifies the object of changed traits, and then its handlers.
    func hear(of current: UITraitCollection, after previous: UITraitCollection) {
        performInAmbience {
            traitCollectionDidChange(previous)
            for registration in traitRegistrations
            where traitRegistrations.holds(registration) {
                registration.hear(self, from: previous.traits, to: current.traits)
            }
        }
    }
}
