/// Which controller the app gave for which column, and the child that fills it: that controller, or a stack around it.
struct SplitColumns {
    typealias Column = UISplitViewController.Column

    struct Entry {
        /// The controller that the app gave.
        let given: UIViewController
        /// The child of the split view.
        let child: UIViewController
    }

    private var entries: [Column: Entry] = [:]

    /// The columns from the outermost inward.
    static let order: [Column] = [.primary, .supplementary, .secondary]
    /// Those and the one for a compact width, which is the order in which things happen to all of them.
    static let all = order + [.compact]

    subscript(column: Column) -> Entry? {
        get { entries[column] }
        set { entries[column] = newValue }
    }

    func child(in column: Column) -> UIViewController? { entries[column]?.child }

    /// The children of these columns, as far as there are any.
    func children(in columns: [Column] = order) -> [UIViewController] { columns.compactMap { entries[$0]?.child } }

    /// The column that a child fills.
    func column(of child: UIViewController) -> Column? {
        Self.all.first { entries[$0]?.child === child }
    }

    /// The column that the app gave a controller for.
    func column(for given: UIViewController) -> Column? {
        Self.all.first { entries[$0]?.given === given || entries[$0]?.child === given }
    }
}
