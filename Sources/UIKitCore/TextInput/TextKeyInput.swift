/// What the framework's own text views do with keys besides typing.
protocol TextKeyInput: UIKeyInput {
    /// Whether Tab types a tab, instead of moving the focus on.
    var takesTabs: Bool { get }
    /// Moves or deletes.
    func perform(_ command: TextCommand)
}
