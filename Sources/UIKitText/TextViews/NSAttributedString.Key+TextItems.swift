public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A string that names characters which the user can tap, and for which the delegate has an action or a menu.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttribute")
}
