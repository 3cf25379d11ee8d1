/// The kinds of changes of controllers that the runner carries out, and two that share only its ritual.
nonisolated enum ChangeKind: CaseIterable {
    case tabs, push, pop, columns, strip, book
    /// An app's own container, by `transition(from:to:…)`.
    case child
    /// The window's root.
    case root

    /// Those of the framework's containers: one at a time, and led by a finger if need be.
    static let ofContainers: [ChangeKind] = [.tabs, .push, .pop, .columns, .strip, .book]
    static let animated: [ChangeKind] = ofContainers + [.child]

    /// The calls of the reference when it begins; B arrives in place of A.
    var beginning: [String] {
        switch self {
        case .tabs, .strip, .book: ["B will appear", "A will disappear", "B is appearing"]
        case .push, .pop, .child, .root: ["A will disappear", "B will appear", "B is appearing"]
        case .columns: ["B will appear", "B is appearing"]
        }
    }

    /// The calls of the reference when it ends with B in place.
    var end: [String] {
        switch self {
        case .tabs, .push, .pop, .book, .child, .root: ["A did disappear", "B did appear"]
        case .strip: ["B did appear", "A did disappear"]
        case .columns: ["B did appear"]
        }
    }

    /// The calls of the reference when it is cancelled.
    var wayBack: [String] {
        let arriving = ["B will disappear", "B did disappear"]
        return self == .columns ? arriving : arriving + ["A will appear", "A did appear"]
    }
}
