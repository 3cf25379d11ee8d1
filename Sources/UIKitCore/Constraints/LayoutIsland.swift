/// A part of a hierarchy that is laid out by one engine: an item's own space, with the spaces inside that depend on it.
///
/// An item whose rectangle is its own to say begins an island for its content, so that a cell, a bar or a page is a small problem
/// that moves with it. An item that constraints place joins its space to its container's, for its content may decide about its
/// size.
final class LayoutIsland {
    let engine: LayoutEngine
    /// The constraints in the engine, in the order in which they were installed.
    var installed: [LayoutConstraint] = []

    init(of root: any ConstraintItem) { engine = LayoutEngine(root: root) }

    /// Adds an active constraint to the engine.
    func install(_ constraint: LayoutConstraint) {
        constraint.installation = (self, engine.add(constraint.equation))
        installed.append(constraint)
    }
}
