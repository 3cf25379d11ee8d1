/// The primary selection of the desktop: the text selected last in any program, which a middle click pastes.
///
/// It is independent of the clipboard. No call blocks for more than a few seconds, even if other programs do not answer.
package protocol PrimarySelection: AnyObject {
    /// Reads the selected text; nil if there is none, or if its owner does not provide it.
    func readSelectedText() -> String?

    /// Makes a text that the user selected in this app the primary selection.
    func offer(_ text: String)
}

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
