/// The kinds of changes of controllers that the runner carries out, and two that share only its ritual.
nonisolated enum ChangeKind: CaseIterable {
    case tabs, push, pop, columns, strip, book
    /// Presentations that take the presenter's view away.
    case present, dismiss
    /// An app's own container, by `transition(from:to:…)`.
    case child
    /// The window's root.
    case root

    /// Those of the framework's containers: one at a time, and led by a finger if need be.
    static let ofContainers: [ChangeKind] = [.tabs, .push, .pop, .columns, .strip, .book]
    static let presentations: [ChangeKind] = [.present, .dismiss]
    static let carriedOut: [ChangeKind] = ofContainers + presentations
    static let animated: [ChangeKind] = carriedOut + [.child]

    /// The calls of the reference when it begins; B replaces A.
    var beginning: [String] {
        switch self {
        case .tabs, .strip, .book: ["B will appear", "A will disappear", "B is appearing"]
        case .push, .pop, .present, .dismiss, .child, .root:
            ["A will disappear", "B will appear", "B is appearing"]
        case .columns: ["B will appear", "B is appearing"]
        }
    }

    /// The calls of the reference when it ends with B shown.
    var end: [String] {
        switch self {
        case .tabs, .push, .pop, .book, .child, .root: ["A did disappear", "B did appear"]
        case .strip, .present, .dismiss: ["B did appear", "A did disappear"]
        case .columns: ["B did appear"]
        }
    }

    /// The calls of the reference when it is cancelled.
    var wayBack: [String] {
        let arriving = ["B will disappear", "B did disappear"]
        return self == .columns ? arriving : arriving + ["A will appear", "A did appear"]
    }
}
