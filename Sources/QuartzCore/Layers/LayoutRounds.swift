/// The rounds of a layout: each serves the marks that the one before it left, until there are none.
package struct LayoutRounds {
    /// Views that mark one another anew in every round would never end; this many rounds are enough for any that converges.
    package static let limit = 100

    /// The number of rounds that have begun.
    package private(set) var count = 0

    package init() {}

    /// Begins another round; false when no view is marked any more, and at the limit, which is reported as a mistake of
    /// the app.
    package mutating func begin(while isMarked: Bool, of name: @autoclosure () -> String) -> Bool {
        guard isMarked else { return false }
        guard count < Self.limit else {
            LayerEnvironment.current.noteEndlessLayout(of: name())
            return false
        }
        count += 1
        return true
    }
}
