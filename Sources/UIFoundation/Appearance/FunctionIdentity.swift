/// Tells functions apart, which have no equality: what has the same identity was made as one.
package nonisolated final class FunctionIdentity: Hashable, Sendable {
    init() {}

    package static func == (left: FunctionIdentity, right: FunctionIdentity) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
