/// A method as other files need to know it.
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
    /// Declared in an extension, where Swift lets nobody override it.
    let isInExtension: Bool
    /// Such as methods that throw, are generic, or have a closure as a parameter: these have a name but cannot be sent.
    let isPlain: Bool
    let exposure: Exposure
}
