import Foundation
public import UIFoundation

/// An object that calls registered handlers when traits change: a view, a controller, a presentation controller or a scene.
///
/// Handlers are called after `traitCollectionDidChange(_:)`, in the order of registration, once for each change that affects any
/// of their traits. They live as long as the object.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// A handler that is called with the object whose traits have changed, and with its former traits.
    public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        TraitEnvironment, UITraitCollection
    ) -> Void

    /// Registers a closure to be called when traits change.
    ///
    /// - Parameters:
    ///   - traits: The traits, of which any may change.
    ///   - handler: The closure. It must not retain the object, which is its argument.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
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

    /// Registers an action to be called when traits change.
    ///
    /// - Parameters:
    ///   - traits: The traits, of which any may change.
    ///   - target: The object on which the action is called; it is not retained.
    ///   - action: A method without an argument, or with the object whose traits have changed.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
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

    /// Registers an action of the object itself to be called when any of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        add(
            TraitRegistration(for: traits) { environment, _ in
                action.perform(on: environment, sender: environment, event: nil)
            })
    }

    /// Registers a target's method to be called when traits change.
    ///
    /// - Parameters:
    ///   - traits: The traits, of which any may change.
    ///   - target: The object on which the method is called; it is not retained.
    ///   - action: A method without an argument.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        add(
            TraitRegistration(for: traits) { [weak target] _, _ in
                if let target { action(target)() }
            })
    }

    /// Registers a target's method to be called when traits change.
    ///
    /// - Parameters:
    ///   - traits: The traits, of which any may change.
    ///   - target: The object on which the method is called; it is not retained.
    ///   - action: A method with the object whose traits have changed, and its former traits.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (environment: TraitEnvironment, previous) in
            if let target { action(target)(environment, previous) }
        }
    }

    /// Registers an action without arguments of the object itself to be called when any of some traits changes.
    @discardableResult
    public func registerForTraitChanges<Target: UITraitChangeObservable>(
        _ traits: [UITrait], action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Target, _) in action(environment)() }
    }

    /// Removes a registered handler; a registration of another object is ignored.
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
