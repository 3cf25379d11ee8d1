/// A number with a name of its own, which can be compared, and moved up and down by plain numbers.
public nonisolated protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The value that is larger by a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue + rhs) }

    /// The value that is larger by a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self { moved(rhs, to: lhs + rhs.rawValue) }

    /// The value that is smaller by a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue - rhs) }

    /// The number between two values.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    /// Makes a value larger by a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    /// Makes a value smaller by a number.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

    private static func moved(_ value: Self, to number: RawValue) -> Self {
        guard let moved = Self(rawValue: number) else {
            fatalError("\(value) of \(Self.self) was moved to \(number), which \(Self.self) has no value for.")
        }
        return moved
    }
}
