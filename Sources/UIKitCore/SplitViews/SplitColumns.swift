/// The controller that the app set for each column, and the child that fills it: that controller, or a stack around it.
struct SplitColumns {
    typealias Column = UISplitViewController.Column

    struct Entry {
        /// The controller that the app set.
        let given: UIViewController
        /// The child of the split view.
        let child: UIViewController
    }

    private var entries: [Column: Entry] = [:]

    /// The columns from the outermost inward.
    static let order: [Column] = [.primary, .supplementary, .secondary]
    /// These and the compact one, in the order in which operations on all of them run.
    static let all = order + [.compact]

    subscript(column: Column) -> Entry? {
        get { entries[column] }
        set { entries[column] = newValue }
    }

    func child(in column: Column) -> UIViewController? { entries[column]?.child }

    /// The children of columns that have one.
    func children(in columns: [Column] = order) -> [UIViewController] { columns.compactMap { entries[$0]?.child } }

    /// The column that a child fills.
    func column(of child: UIViewController) -> Column? {
        Self.all.first { entries[$0]?.child === child }
    }

    /// The column for which the app set a controller.
    func column(for given: UIViewController) -> Column? {
        Self.all.first { entries[$0]?.given === given || entries[$0]?.child === given }
    }
}
