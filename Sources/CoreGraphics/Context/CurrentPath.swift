import Foundation

/// The path that a context is given segment by segment.
///
/// Points stay where the transform of the moment puts them; changing the transform afterwards does not move them. While it stays
/// the same, the numbers are those that the app gave.
struct CurrentPath {
    private var geometry = PathGeometry()
    /// From the space of the geometry to base space: the user space of the first segment until a segment in another space is
    /// added, then the identity.
    private var space = CGAffineTransform.identity

    init() {}

    /// Makes a path of segments in a user space.
    init(_ geometry: PathGeometry, in userSpace: CGAffineTransform) { (self.geometry, space) = (geometry, userSpace) }

    var isEmpty: Bool { geometry.isEmpty }

    /// The path in a user space. A space without inverse, which flattens all points to a line, makes paths of other
    /// spaces empty.
    func geometry(in userSpace: CGAffineTransform) -> PathGeometry {
        if space == userSpace || isEmpty { return geometry }
        guard userSpace.determinant != 0 else { return PathGeometry() }
        return geometry.applying(space.concatenating(userSpace.inverted()))
    }

    /// Adds segments given in a user space.
    mutating func add(in userSpace: CGAffineTransform, _ segments: (inout PathGeometry) -> Void) {
        if isEmpty { space = userSpace }
        if space == userSpace { return segments(&geometry) }
        if !space.isIdentity { (geometry, space) = (geometry.applying(space), .identity) }
        var part = PathGeometry(continuing: geometry, in: userSpace.inverted())
        segments(&part)
        guard !part.isEmpty else { return }
        geometry.append(part, transform: userSpace)
    }

    /// Closes the subpath, in any user space.
    mutating func close() { geometry.close() }
}
