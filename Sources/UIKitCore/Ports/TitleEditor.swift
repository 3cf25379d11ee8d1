package import CoreGraphics
package import Foundation
package import UIFoundation

/// The view in which the user renames a navigation bar's title: it shows a text and becomes first responder for editing it.
///
/// The core has no such view: text fields belong to a target above it, which fills the port with one.
package protocol TitleEditor: AnyObject, SendableMetatype {
    /// Makes an editor without a text; its text is centred.
    init()

    /// Shown by the bar instead of the title.
    var view: UIView { get }
    /// The title with the user's changes.
    var text: String { get set }
    var font: UIFont? { get set }
    var textColor: UIColor? { get set }

    /// Called with the text before the editor resigns as first responder; false refuses.
    var shouldEnd: (String) -> Bool { get set }
    /// Called with the text after the editor has resigned, even if `shouldEnd` was not called.
    var didEnd: (String) -> Void { get set }

    /// Becomes first responder and selects a part of the text, in UTF-16 code units; false when it cannot.
    func begin(selecting part: NSRange) -> Bool
}

/// The type of editor that navigation bars make.
package nonisolated let installedTitleEditor = PortSlot<any TitleEditor.Type>("TitleEditor")
