extension UITextField {
    /// Why editing ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
