/// The progress of loading a controller's view, and the source of the view.
enum ViewLoading {
    case idle
    case inLoadView
    /// Made by `loadView`, so that it can be made again.
    case loaded
    /// Assigned by the app, so that it cannot be made again.
    case assigned
}
