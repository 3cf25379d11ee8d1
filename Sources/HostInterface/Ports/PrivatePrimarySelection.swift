/// A primary selection that is not shared with other programs, for use without a desktop and during replays.
package final class PrivatePrimarySelection: PrimarySelection {
    /// The selected text. Setting it simulates a selection in another program.
    package var text: String?
    private let recorded: () -> String??

    /// Makes a selection. `recorded` returns the recording's next answer: a text, nil inside the optional for no text, or nil
    /// if the recording has no answer.
    package init(recorded: @escaping () -> String?? = { nil }) { self.recorded = recorded }

    package func readSelectedText() -> String? { recorded() ?? text }

    package func offer(_ text: String) { self.text = text }
}
