import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The state of a text view's layout, and of the touch in it.
struct TextViewContentState {
    /// Widths from which on text is not broken, in points.
    static let unlimitedWidth: CGFloat = 100_000

    /// The layout manager that draws with the view's colours.
    weak var followedManager: NSLayoutManager?
    /// The style of the empty line at the end, as the layout manager knows it.
    var endStyle: TextStyle?
    /// The link attributes that the app has set.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The traits whose colours the laid out text has.
    var colorTraits: UITraitCollection?
    /// Sizes by the widths in which they were measured; nil stands for an unlimited one.
    var measured: [CGFloat?: CGSize] = [:]
    /// The character at the top of what shows, and the distance from there to its line's top; nil after changes.
    var anchor: (index: Int, y: CGFloat)?
    /// The selection that others moved by changes that have not been processed.
    var formerSelection: TextSelection?
    /// Whether the look changed while the text could not be laid out.
    var hasOldLook = false
    /// Whether the caret is to be scrolled to with the next layout.
    var revealsCaret = false
    /// The range to scroll to with the first layout.
    var revealedRange: Range<Int>?
    /// Whether the view itself gives its container a width.
    var isFittingContainer = false
    /// Whether the layout is being done.
    var isLayingOut = false
    /// The touch that selects or uses a link.
    weak var touch: UITouch?
    /// Whether the touch began editing in vain, and does nothing more.
    var isTouchRefused = false
    /// The selection when the touch came down.
    var touchedSelection: TextSelection?
    /// The link or attachment under the touch.
    var item: TextItem?
}
