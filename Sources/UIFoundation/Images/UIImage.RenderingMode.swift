nonisolated extension UIImage {
    /// Whether a view shows an image's pixels, or its alpha in the view's tint colour.
    public nonisolated enum RenderingMode: Int, Hashable, Sendable {
        /// The view that shows the image decides.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The way in which the middle part of a resizable image fills its room.
    public nonisolated enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch = 1
    }
}
