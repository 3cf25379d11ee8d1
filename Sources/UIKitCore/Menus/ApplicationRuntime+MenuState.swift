extension ApplicationRuntime {
    /// The view whose menu is open; nil while none is.
    package var openMenuView: UIView? { openMenu?.source.view }
}
