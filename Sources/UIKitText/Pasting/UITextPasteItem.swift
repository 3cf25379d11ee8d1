public import Foundation
public import UIFoundation
public import UIKitCore

/// An item that is being pasted, which the delegate for pasting gives a result.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's content.
    var itemProvider: NSItemProvider { get }
    /// The object of a drag that began in this app; nil for pasted items.
    var localObject: Any? { get }
    /// The attributes that plain text gets.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Has plain text pasted for the item, with the default attributes.
    func setResult(string: String)
    /// Has text with its own attributes pasted for the item.
    func setResult(attributedString string: NSAttributedString)
    /// Has an attachment pasted for the item.
    func setResult(attachment: NSTextAttachment)
    /// Has the item left out.
    func setNoResult()
    /// Pastes the same as a text without a delegate for pasting.
    func setDefaultResult()
}
