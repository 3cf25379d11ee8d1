nonisolated extension Selector {
    /// Makes a selector of a method without arguments.
    ///
    /// - Parameters:
    ///   - method: The method, such as `Controller.save`.
    ///   - name: Its name in Objective-C; the spot in the source when none is given.
    @preconcurrency public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        self.init(name: name, method: SelectorMethod { (target: Target, _) in method(target)() })
    }

    /// Makes a selector of a method with an argument, such as the sender.
    ///
    /// - Parameters:
    ///   - method: The method, such as `Controller.save(_:)`.
    ///   - name: Its name in Objective-C; the spot in the source when none is given.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        self.init(name: name, method: SelectorMethod { (target: Target, sent) in method(target)(sent[0]) })
    }

    /// Makes a selector of a method with two arguments, such as the sender and the event.
    ///
    /// - Parameters:
    ///   - method: The method, such as `Controller.save(_:event:)`.
    ///   - name: Its name in Objective-C; the spot in the source when none is given.
    @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        self.init(name: name, method: SelectorMethod { (target: Target, sent) in method(target)(sent[0], sent[1]) })
    }

    /// Makes a selector of a method with three arguments.
    ///
    /// - Parameters:
    ///   - method: The method, such as `Controller.makeDetail(_:sender:identifier:)`.
    ///   - name: Its name in Objective-C; the spot in the source when none is given.
    @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result, name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = name ?? "\(file):\(line):\(column)"
        let method = SelectorMethod { (target: Target, sent) in method(target)(sent[0], sent[1], sent[2]) }
        self.init(name: name, method: method)
    }

    /// Makes a selector of a method without arguments, whose name in Objective-C is its base.
    @preconcurrency public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, base: String
    ) { self.init(method, name: base) }

    /// Makes a selector of a method with an argument, whose name in Objective-C is its base with a colon.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, base: String
    ) { self.init(method, name: base + ":") }

    /// Makes a selector of a method with two arguments, whose name in Objective-C is its base with two colons.
    @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result, base: String
    ) { self.init(method, name: base + "::") }

    /// Makes a selector of a method with three arguments, whose name in Objective-C is its base with three colons.
    @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result, base: String
    ) { self.init(method, name: base + ":::") }

    /// Makes a selector that reads a property.
    ///
    /// - Parameters:
    ///   - getter: The way to the property from an object.
    ///   - name: The name of its getter in Objective-C.
    public init<Target: AnyObject, Value>(getter: KeyPath<Target, Value>, name: String) {
        nonisolated(unsafe) let getter = getter
        self.init(name: name, method: SelectorMethod { (target: Target, _) in target[keyPath: getter] })
    }

    /// Makes a selector that sets a property to its argument.
    ///
    /// - Parameters:
    ///   - setter: The way to the property from an object.
    ///   - name: The name of its setter in Objective-C, such as `setValue:`.
    public init<Target: AnyObject, Value>(setter: ReferenceWritableKeyPath<Target, Value>, name: String) {
        nonisolated(unsafe) let setter = setter
        self.init(name: name, method: SelectorMethod { (target: Target, sent) in target[keyPath: setter] = sent[0] })
    }
}
