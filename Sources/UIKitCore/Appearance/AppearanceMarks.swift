/// The setters that were called on an object itself, which proxies then leave alone, and those that proxies have called.
package nonisolated struct AppearanceMarks {
    private var own: UInt64 = 0
    private var given: UInt64 = 0
    /// Those of the object's own that choose among several values; most objects have none.
    private var choices: [AppearanceSetter] = []
    /// Whether the object is a proxy.
    var isProxy = false

    private static func bit(_ name: AppearanceSetter.Name) -> UInt64 { 1 << UInt64(name.rawValue) }

    /// Whether a value was set on the object itself.
    func isOwn(_ setter: AppearanceSetter) -> Bool {
        guard own & Self.bit(setter.name) != 0 else { return false }
        return choices.contains(setter) || !choices.contains { $0.name == setter.name }
    }

    /// Whether a value was set, on the object or on a proxy.
    func isSet(_ name: AppearanceSetter.Name) -> Bool { (own | given) & Self.bit(name) != 0 }

    mutating func noteOwn(_ name: AppearanceSetter.Name) { own |= Self.bit(name) }

    mutating func noteOwn(_ setter: AppearanceSetter) {
        own |= Self.bit(setter.name)
        if !choices.contains(setter) { choices.append(setter) }
    }

    /// Takes it that a proxy has called the setter last, and not the app.
    mutating func noteGiven(_ setter: AppearanceSetter) {
        given |= Self.bit(setter.name)
        if !choices.isEmpty { choices.removeAll { $0 == setter } }
        if !choices.contains(where: { $0.name == setter.name }) { own &= ~Self.bit(setter.name) }
    }
}
