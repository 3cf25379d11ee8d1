/// A drag as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's for the time of the drag; other programs do not see it.
    var localContext: Any? { get set }
}
