public import Foundation

/// Makes the attributes of a text from those that it would have, for the states of a configuration.
public nonisolated struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The function from the given attributes to the shown ones.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Functions cannot be compared: transformers are equal that were made as one.
    package let identity = FunctionIdentity()

    /// Makes a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes made from `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
