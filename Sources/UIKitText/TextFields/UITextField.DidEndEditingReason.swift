extension UITextField {
    /// The reason for which editing ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
