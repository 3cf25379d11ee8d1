extension ApplicationRuntime {
    /// Decides anew whether the status bar shows, and gives the scene its room.
    package func updateStatusBar() { orientation.updateStatusBar() }
}
