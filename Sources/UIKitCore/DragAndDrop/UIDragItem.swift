import CoreGraphics
public import Foundation

/// One of the things that the user drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The content, for whoever it is dropped on.
    open private(set) var itemProvider: NSItemProvider

    /// An object of this app's that belongs to the item; other programs do not see it.
    open var localObject: Any?

    /// Makes the preview that the item has while it moves; nil leaves the one with which it was lifted, and so does a nil result.
    ///
    /// Asked when the drag begins, after the lift.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item of content.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
