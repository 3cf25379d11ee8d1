/// The text that is selected in any program of the desktop, which the middle mouse button pastes.
///
/// It is independent of the clipboard. No call blocks for more than a few seconds, even if other programs do not answer.
package protocol PrimarySelection: AnyObject {
    /// The text that is selected now; nil when there is none, or when its owner does not give it.
    func readSelectedText() -> String?

    /// Makes a text that is selected here the one that all programs paste.
    func offer(_ text: String)
}

/// A primary selection of the session's own: where there is no desktop, and while a recording answers for the desktop.
package final class PrivatePrimarySelection: PrimarySelection {
    /// The selected text; setting it has the effect of selecting in another program.
    package var text: String?
    private let recorded: () -> String??

    /// `recorded` returns the text that the played recording has next, nil within it for none; nil where it has no answer.
    package init(recorded: @escaping () -> String?? = { nil }) { self.recorded = recorded }

    package func readSelectedText() -> String? { recorded() ?? text }

    package func offer(_ text: String) { self.text = text }
}
