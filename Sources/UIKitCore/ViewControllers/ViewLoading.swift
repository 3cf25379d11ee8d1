/// How far the loading of a controller's view has come, and where its view is from.
enum ViewLoading {
    case idle
    case inLoadView
    /// Made by `loadView`, so that it can be made again.
    case loaded
    /// Assigned by the app, so that it cannot be made again.
    case assigned
}
