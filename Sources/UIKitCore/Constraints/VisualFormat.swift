/// A row or a column of views with the distances between them, as the visual format language writes it.
///
/// Names are not looked up here: the same word may be a view or a number, by the dictionaries that the format is used with.
struct VisualFormat: Equatable {
    /// A number, or the name of a number or of a view.
    enum Operand: Equatable {
        case number(Double)
        case name(String)
    }

    enum Relation: Equatable { case equal, atMost, atLeast }

    /// A comparison of a length with an operand; without a priority it is required.
    struct Predicate: Equatable {
        var relation = Relation.equal
        var operand: Operand
        var priority: Operand?
    }

    /// The distance between two neighbours.
    enum Distance: Equatable {
        /// None: the neighbours touch.
        case zero
        /// The system's, by the kind of neighbours.
        case standard
        /// That which meets all of these.
        case predicates([Predicate])
    }

    /// A view with the comparisons of its length.
    struct Element: Equatable {
        var name: String
        var predicates: [Predicate] = []
        /// The distance to the view before it; that of the first view counts from the superview, and is nil where it is free.
        var distance: Distance?
    }

    var isVertical = false
    var elements: [Element] = []
    /// The distance of the last view to the superview; nil where it is not tied to that.
    var lastDistance: Distance?
}
