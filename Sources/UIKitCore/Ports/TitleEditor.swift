package import CoreGraphics
package import Foundation
package import UIFoundation

/// The view in which a navigation bar's title is renamed: it shows a text, takes the keyboard, and has the user edit the text.
///
/// The core has no view for that: text fields belong to a target above it, which fills the port with one.
package protocol TitleEditor: AnyObject, SendableMetatype {
    /// Makes an editor without a text; its text is in the middle.
    init()

    /// Shown by the bar in place of the title.
    var view: UIView { get }
    /// The title as far as it has been typed.
    var text: String { get set }
    var font: UIFont? { get set }
    var textColor: UIColor? { get set }

    /// Asked with the text before the editor gives the keyboard up; false keeps it.
    var shouldEnd: (String) -> Bool { get set }
    /// Called with the text after the keyboard was given up, also when the editor was not asked.
    var didEnd: (String) -> Void { get set }

    /// Takes the keyboard and selects a part of the text, in UTF-16 code units; false when the keyboard is not to be had.
    func begin(selecting part: NSRange) -> Bool
}

/// The type of editor that navigation bars make.
package nonisolated let installedTitleEditor = PortSlot<any TitleEditor.Type>("TitleEditor")
