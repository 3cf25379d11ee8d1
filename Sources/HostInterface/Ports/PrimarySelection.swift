/// The primary selection of the desktop: the text selected last in any program, which a middle click pastes.
///
/// It is independent of the clipboard. No call blocks for more than a few seconds, even if other programs do not answer.
package protocol PrimarySelection: AnyObject {
    /// Reads the selected text; nil if there is none, or if its owner does not provide it.
    func readSelectedText() -> String?

    /// Makes a text that the user selected in this app the primary selection.
    func offer(_ text: String)
}
