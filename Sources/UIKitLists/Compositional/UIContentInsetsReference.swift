/// The insets that the content of a layout follows.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
    /// Those that the layout follows.
    case automatic

    /// No insets.
    case none

    /// The part of the view that no bar and no corner covers.
    case safeArea

    /// The view's margins.
    case layoutMargins

    /// The width in which text is easy to read.
    case readableContent
}
