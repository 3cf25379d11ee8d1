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
