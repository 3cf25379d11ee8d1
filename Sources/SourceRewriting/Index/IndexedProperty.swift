/// The properties of a property's declaration that other files need.
struct IndexedProperty: Sendable {
    let name: String
    /// Its name for Objective-C.
    let key: String
    /// The class that its declaration names, as `Model` in `var model: Model?` and `let model = Model()`.
    let typeName: String?
    let isOverride: Bool
    let isInExtension: Bool
    let exposure: Exposure
}
