/// A message whose parts are private or public, made by interpolation and put together only if it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// The message's parts while it is made.
    public typealias StringInterpolation = OSLogInterpolation

    private let interpolation: OSLogInterpolation

    /// Makes a message of an interpolation.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    /// Makes a message of a text without private parts.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    func text(for output: LogOutput) -> String {
        interpolation.parts.map { $0.text(for: output) }.joined()
    }
}
