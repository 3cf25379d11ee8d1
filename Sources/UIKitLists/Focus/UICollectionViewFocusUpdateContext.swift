import CoreGraphics
import UIFoundation
public import Foundation
public import UIKitCore

/// A move of the focus into a collection, inside it or out of it, with the items it moves between.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that has the focus before, itself or in its cell; nil when it is elsewhere.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The item that gets the focus, itself or in its cell; nil when the focus leaves the collection.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        super.init(from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    }
}
