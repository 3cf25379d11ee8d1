/// The clipboard that the programs of a desktop share. The general pasteboard represents it.
///
/// No call stands still for more than a few seconds, whatever other programs do.
package protocol Clipboard: AnyObject {
    /// The types of what another program has put there since the last call; nil when none has. The content is not fetched.
    ///
    /// Types are uniform type identifiers; those that cannot be read are left out.
    func consumeNews() -> [String]?

    /// The text that another program has put there; nil when there is none, or when its owner does not give it.
    func readText() -> String?

    /// Puts a text there in place of whatever it is; nil stands for something that other programs cannot read.
    func put(_ text: String?)
}

extension Clipboard {
    /// The uniform type identifier of plain text, the one content that all clipboards here carry.
    package nonisolated static var plainTextType: String { "public.utf8-plain-text" }
}
