import Foundation
import UIFoundation

/// A registered handler for changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let call: (any UITraitEnvironment, UITraitCollection) -> Void

    init(for traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    func hear(_ environment: any UITraitEnvironment, from previous: TraitSet, to current: TraitSet) {
        guard traits.contains(where: { current.differs(from: previous, in: $0) }) else { return }
        call(environment, UITraitCollection(previous))
    }
}
