/// The properties of a method that other files need.
struct IndexedMethod: Sendable {
    let baseName: String
    /// Such as `picker(_:heightFor:)`.
    let fullName: String
    /// Its name for Objective-C.
    let selector: String
    /// The types of its parameters, as written.
    let parameters: [String]
    let isStatic: Bool
    let isOverride: Bool
    /// Declared in an extension, where Swift does not allow overriding it.
    let isInExtension: Bool
    /// Whether a message can call it: methods that throw, are generic, or have a closure as a parameter have a selector but
    /// cannot be sent.
    let isPlain: Bool
    let exposure: Exposure
}
