import CoreGraphics
import Foundation

/// Makes one colour from another, for the states of a configuration.
public nonisolated struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The function from the given colour to the shown one.
    public let transform: (UIColor) -> UIColor
    /// Functions cannot be compared: transformers are equal that were made as one.
    package let identity = FunctionIdentity()

    /// Makes a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made from `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Gives the gray that is as bright.
    public static let grayscale = UIConfigurationColorTransformer { input in
        UIColor { traits in
            let color = input.resolvedColor(with: traits).rgba
            return UIColor(
                white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
        }
    }
}
