nonisolated extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
    /// Makes a selector of a name alone, to compare and to print; there is no method behind it, so no object performs it.
    public init(_ str: String) { self.init(bareName: str) }

    /// Makes a selector of a name alone.
    public init(stringLiteral value: String) { self.init(bareName: value) }

    /// The name.
    public var description: String { name }
}

/// A selector of a name, to compare and to print; without the Objective-C runtime no name leads to a method.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
