public import Foundation
public import UIKitCore

/// An object that says which items it accepts when they are pasted.
///
/// Status: partial – text views and text fields adopt it, other responders do not.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil, the default, means those that the object handles by itself.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether all of the items are accepted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
