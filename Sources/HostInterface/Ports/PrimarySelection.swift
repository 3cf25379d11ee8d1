/// The text that is selected in any program of the desktop, which the middle mouse button pastes.
///
/// It is independent of the clipboard. No call blocks for more than a few seconds, even if other programs do not answer.
package protocol PrimarySelection: AnyObject {
    /// The text that is selected now; nil when there is none, or when its owner does not give it.
    func readSelectedText() -> String?

    /// Makes a text that is selected here the one that all programs paste.
    func offer(_ text: String)
}
