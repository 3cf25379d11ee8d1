/// A part of an interface file whose objects are made repeatedly, such as a prototype cell of a table.
///
/// The objects of different calls share no state. Connections that lead out of the part refer to the objects of the surrounding
/// file, as far as these still exist; the template does not retain them.
@MainActor package protocol InterfaceTemplate: AnyObject {
    /// Makes the objects of the part, connects them and calls `awakeFromNib()`.
    ///
    /// - Returns: The top-level object; nil if its `init(coder:)` returned nil.
    func make() -> AnyObject?
}
