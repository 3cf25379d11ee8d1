public import Foundation

/// The parts of a message, in their order; interpolated values are read only when the message is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// A part of a message.
    struct Part {
        let privacy: OSLogPrivacy
        let isScalar: Bool
        let text: () -> String

        func text(for output: LogOutput) -> String {
            privacy.reveal(text, isScalar: isScalar, showsPrivateParts: output.showsPrivateParts)
        }
    }

    private(set) var parts: [Part] = []

    /// Makes an empty message.
    /// - Parameters:
    ///   - literalCapacity: The length of the text that is not interpolated; a hint only.
    ///   - interpolationCount: How many parts are interpolated.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

    /// Adds text of the source, which is public.
    public mutating func appendLiteral(_ literal: String) {
        parts.append(Part(privacy: .public, isScalar: false) { literal })
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: Double(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: number()) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, align) { format.text(of: Double(number())) } }

    /// Adds a truth.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: true, .none) { format.text(of: boolean()) } }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, align) { argumentString() } }

    /// Adds a value by its description.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, align) { value().description } }

    /// Adds a type, which is a value here, by its name.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, align) { "\(value())" } }

    /// Adds an error by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, .none) { "\(error())" } }

    /// Adds an object by its description.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, .none) { argumentObject().description } }

    /// Adds an object by its description, or a note that it is missing.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { add(privacy, isScalar: false, .none) { argumentObject()?.description ?? "(null)" } }

    mutating func add(
        _ privacy: OSLogPrivacy, isScalar: Bool, _ alignment: OSLogStringAlignment, _ text: @escaping () -> String
    ) { parts.append(Part(privacy: privacy, isScalar: isScalar) { alignment.align(text()) }) }
}
