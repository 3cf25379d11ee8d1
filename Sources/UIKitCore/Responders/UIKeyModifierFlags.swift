import HostInterface

/// The modifier keys held down, as bits.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An alt or option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key; on a Linux keyboard the super key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: HostEvent.KeyModifiers) {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alternate) { flags.insert(.alternate) }
        if modifiers.contains(.command) { flags.insert(.command) }
        if modifiers.contains(.numericPad) { flags.insert(.numericPad) }
        self = flags
    }
}
