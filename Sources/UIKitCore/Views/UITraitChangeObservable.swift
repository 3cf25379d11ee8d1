import Foundation
public import UIFoundation

/// A view, a controller, a presentation controller or a scene, which calls code of the app's when some of its traits change.
///
/// What is registered is called after `traitCollectionDidChange(_:)`, in the order of registering, once for each change in which
/// any of its traits takes part, and lives as long as the object.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// A handler that is called with the object whose traits have changed, and with its former traits.
    public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        TraitEnvironment, UITraitCollection
    ) -> Void

    /// Has a closure called when any of some traits changes. The closure must not keep the object, which it is given.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        add(
            TraitRegistration(for: traits) { environment, previous in
                guard let environment = environment as? TraitEnvironment else {
                    fatalError(
                        "A handler for changes of traits takes \(TraitEnvironment.self), but is called for "
                            + "\(ObjectNames.label(of: environment)). Make its first argument the class of the object that it is "
                            + "registered with.")
                }
                handler(environment, previous)
            })
    }

    /// Has an action called when any of some traits changes; the target is not retained.
    ///
    /// The selector's method takes nothing, or the object whose traits have changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return add(
            TraitRegistration(for: traits) { [weak target] environment, _ in
                if let target { action.perform(on: target, sender: environment, event: nil) }
            })
    }

    /// Has an action of the object itself called when any of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        add(
            TraitRegistration(for: traits) { environment, _ in
                action.perform(on: environment, sender: environment, event: nil)
            })
    }

    /// Has a target's action without arguments called when any of some traits changes; the target is not retained.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        add(
            TraitRegistration(for: traits) { [weak target] _, _ in
                if let target { action(target)() }
            })
    }

    /// Has a target's action called with the object and its former traits when any of some traits changes; the target is not
    /// retained.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (environment: TraitEnvironment, previous) in
            if let target { action(target)(environment, previous) }
        }
    }

    /// Has an action without arguments of the object itself called when any of some traits changes.
    @discardableResult
    public func registerForTraitChanges<Target: UITraitChangeObservable>(
        _ traits: [UITrait], action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Target, _) in action(environment)() }
    }

    /// Ends what was registered; a registration of another object's changes nothing.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let keeper = self as? any TraitRegistrationKeeper else { return }
        keeper.traitRegistrations.removeAll { $0 === registration }
    }

    private func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        guard let keeper = self as? any TraitRegistrationKeeper else {
            fatalError(
                "\(ObjectNames.label(of: self)) cannot observe traits. Register with a view, a view controller, a presentation "
                    + "controller or a window scene.")
        }
        keeper.traitRegistrations.append(registration)
        return registration
    }
}
