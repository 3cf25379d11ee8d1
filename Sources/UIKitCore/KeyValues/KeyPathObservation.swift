import Foundation
import QuartzCore

/// An observation by an object that is notified by `observeValue(forKeyPath:of:change:context:)`.
nonisolated final class KeyPathObservation {
    let observer: ObjectReference
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let property: PropertyObserver

    init(
        _ observer: NSObject, of observed: NSObject, _ keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        (self.observer, self.keyPath, self.context) = (ObjectReference(observer), keyPath, context)
        property = PropertyObserver(keyPath: keyPath, options: options) { [weak observer, weak observed] change in
            guard let observer = observer as? any AnoleKeyValueObserver, let observed else { return }
            var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            if change.isPrior { values[.notificationIsPriorKey] = NSNumber(value: true) }
            if options.contains(.new), !change.isPrior { values[.newKey] = Self.entry(change.new) }
            if options.contains(.old), change.old != nil || !options.contains(.initial) {
                values[.oldKey] = Self.entry(change.old)
            }
            // The code that sets the property chooses the thread, as on iOS.
            typealias Hearing = (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void
            nonisolated(unsafe) let receiver = observer
            let hear: @MainActor (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void = {
                receiver.observeValue(forKeyPath: $0, of: $1, change: $2, context: $3)
            }
            unsafeBitCast(hear, to: Hearing.self)(keyPath, observed, values, context)
        }
    }

    private static func entry(_ value: Any?) -> Any {
        KeyedProperty.boxed(value.flatMap { ExposedValue.flatten($0) }) ?? NSNull()
    }
}
