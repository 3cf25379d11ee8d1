/// Takes part in the renaming of a navigation item's subject, and is notified of the new name.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    /// The user has given another title, which the item has already.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    /// Whether the title may be renamed now; true without the method.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// The title to begin with and the part of it that is selected; as suggested without the method.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Whether a title is acceptable; otherwise the user continues editing. True without the method.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
