package import CoreGraphics

/// Key-value coding, for predicates that read the values of objects.
///
/// Collections and Foundation's own values are read without it. A target above knows the names that classes of apps expose.
package protocol KeyedValueReader: Sendable {
    /// The value that an object, which is no collection, has for a key; stops the program where there is none.
    func value(of object: Any, key: String) -> Any?
}

/// Reads the values of objects for predicates.
package let installedKeyedValueReader = PortSlot<any KeyedValueReader>("KeyedValueReader")
