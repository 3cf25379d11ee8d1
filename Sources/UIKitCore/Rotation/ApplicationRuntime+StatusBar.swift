extension ApplicationRuntime {
    /// Updates whether the status bar is shown, and the scene's inset for it.
    package func updateStatusBar() { statusBarRule.apply() }
}
