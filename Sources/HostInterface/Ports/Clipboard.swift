/// The clipboard that the programs of a desktop share. The general pasteboard represents it.
///
/// No call blocks for more than a few seconds, even if other programs do not answer.
package protocol Clipboard: AnyObject {
    /// The types of content that another program has put there since the last call; nil when none has. The content is
    /// not fetched.
    ///
    /// Types are uniform type identifiers; those that cannot be read are left out.
    func consumeNews() -> [String]?

    /// The text that another program has put there; nil when there is none, or when its owner does not give it.
    func readText() -> String?

    /// Replaces the content with a text; nil means content that other programs cannot read.
    func put(_ text: String?)
}

extension Clipboard {
    /// The uniform type identifier of plain text, the one content that all clipboards here carry.
    package nonisolated static var plainTextType: String { "public.utf8-plain-text" }
}
