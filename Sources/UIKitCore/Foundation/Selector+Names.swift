nonisolated extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
    /// Makes a selector of a name alone: it calls the method that the receiver's class exposes by that name.
    public init(_ str: String) { self.init(name: str, method: nil) }

    /// Makes a selector of a name alone, such as `"save:"`.
    public init(stringLiteral value: String) { self.init(name: value, method: nil) }

    /// The name.
    public var description: String { name }
}

/// A selector of a name, such as `save:`.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
