import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The state of a text view's layout and of its current touch.
struct TextViewContentState {
    /// The width, in points, from which on lines are not broken.
    static let unlimitedWidth: CGFloat = 100_000

    /// The layout manager that the view is connected to.
    weak var followedManager: NSLayoutManager?
    /// Whether the view has no layout manager of TextKit 2.
    var usesTextKit1 = false
    /// The owner of the layout manager of TextKit 2; nil until that is asked for.
    var contentManager: NSTextContentManager?
    /// The layout manager of TextKit 2 that the container had; one without a content manager has no other owner.
    var textLayoutManager: NSTextLayoutManager?
    /// The style of the empty last line that was given to the layout manager.
    var endStyle: TextStyle?
    /// The link attributes that the app has set; nil for the default ones.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The traits with which the colours of the laid out text were resolved.
    var colorTraits: UITraitCollection?
    /// Measured sizes by width; the key nil is an unlimited width.
    var measured: [CGFloat?: CGSize] = [:]
    /// The first visible character and the y coordinate of its line's top in the container; nil after changes.
    var anchor: (index: Int, y: CGFloat)?
    /// The selection before unprocessed edits of the storage moved it.
    var formerSelection: TextSelection?
    /// Whether the appearance changed while the text could not be laid out.
    var hasOldLook = false
    /// Whether the next layout scrolls to the caret.
    var revealsCaret = false
    /// The range that the first layout scrolls to.
    var revealedRange: Range<Int>?
    /// Whether the view is setting the container's size itself.
    var isFittingContainer = false
    /// Whether layout is in progress.
    var isLayingOut = false
    /// The touch that selects text or activates a link.
    weak var touch: UITouch?
    /// Whether editing was refused for the touch, which is then ignored.
    var isTouchRefused = false
    /// The selection when the touch began.
    var touchedSelection: TextSelection?
    /// The item at which the touch began.
    var item: UITextItem?
    /// Whether that item is highlighted, because the touch is on it.
    var isItemPressed = false
}
