package import QuartzCore
import UIFoundation

/// An object whose class has proxies.
package protocol AppearanceCarrier: ConstructibleObject {
    var appearanceMarks: AppearanceMarks { get set }
}

extension AppearanceCarrier {
    /// Notes that a property was set: a proxy records it, any other object has a value of its own from now on.
    ///
    /// The path is asked for only by proxies, so that setters stay cheap.
    package func note<Target, Value>(
        _ name: AppearanceSetter.Name, _ path: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>
    ) {
        guard appearanceMarks.isProxy else { return appearanceMarks.noteOwn(name) }
        guard let target = self as? Target else { return }
        let path = path()
        nonisolated(unsafe) let value = target[keyPath: path]
        record(AppearanceSetter(name)) { (object: Target) in object[keyPath: path] = value }
    }

    /// Notes that a property was set that cannot be read as it was set.
    package func note<Target>(_ name: AppearanceSetter.Name, _ call: @autoclosure () -> (Target) -> Void) {
        guard appearanceMarks.isProxy else { return appearanceMarks.noteOwn(name) }
        record(AppearanceSetter(name), call())
    }

    /// Notes that a method was called that sets one of several values.
    package func note<Target>(
        _ name: AppearanceSetter.Name, choice: UInt64, _ call: @autoclosure () -> (Target) -> Void
    ) {
        let setter = AppearanceSetter(name, choice)
        guard appearanceMarks.isProxy else { return appearanceMarks.noteOwn(setter) }
        record(setter, call())
    }

    private func record<Target>(_ setter: AppearanceSetter, _ call: @escaping (Target) -> Void) {
        AppearanceProxies.proxy(of: self)?.record(setter) { object in
            if let target = object as? Target { call(target) }
        }
    }
}
