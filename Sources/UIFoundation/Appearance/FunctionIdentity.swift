/// The identity of a function, which has no equality: functions made as one share it.
package nonisolated final class FunctionIdentity: Hashable, Sendable {
    init() {}

    package static func == (left: FunctionIdentity, right: FunctionIdentity) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
