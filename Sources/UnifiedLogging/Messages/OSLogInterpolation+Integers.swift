// One for each type: a generic one would lose against that for values with a description, which makes texts of them.

extension OSLogInterpolation {
    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a whole number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }
}
