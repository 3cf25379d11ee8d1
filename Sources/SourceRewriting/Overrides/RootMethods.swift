/// Methods that every NSObject has on Apple's systems, and that no class on Linux declares for it.
enum RootMethods {
    /// Full names.
    static let names: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", observation, "setValue(_:forUndefinedKey:)",
        "value(forUndefinedKey:)", "setNilValueForKey(_:)",
    ]

    /// It has more arguments than messages have, and a protocol of its own.
    static let observation = "observeValue(forKeyPath:of:change:context:)"
    static let observationProtocol = "AnoleKeyValueObserver"
}
