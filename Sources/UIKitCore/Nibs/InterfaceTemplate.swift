/// A part of an interface file whose objects are made again and again, such as a prototype of a table's cells.
///
/// What is made at one time shares nothing with what is made at another. Connections that lead out of the part end at the objects
/// of the file around it, as far as these still exist; the part keeps none of them.
@MainActor package protocol InterfaceTemplate: AnyObject {
    /// Makes the objects of the part anew, connects them and has them awake.
    ///
    /// - Returns: The outermost object; nil where its `init(coder:)` answers so.
    func make() -> AnyObject?
}
