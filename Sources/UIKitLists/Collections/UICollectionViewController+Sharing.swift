import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Collections that controllers on a stack share, with a layout for each of them.
extension UICollectionViewController {
    /// The controller below on a stack, whose collection this one shares; nil for none.
    var lender: UICollectionViewController? {
        guard useLayoutToLayoutNavigationTransitions, let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(where: { $0 === self }), index > 0
        else { return nil }
        return stack[index - 1] as? UICollectionViewController
    }

    /// The motion between this controller and one below it that it shares the collection with; nil where it shares none.
    func sharingAnimator(isPush: Bool, over other: UIViewController) -> LayoutNavigation? {
        guard useLayoutToLayoutNavigationTransitions, let lower = other as? UICollectionViewController else {
            return nil
        }
        if !isPush, lower.ownedCollection !== ownedCollection { return nil }
        return LayoutNavigation(to: isPush ? self : lower, from: isPush ? lower : self)
    }

    /// Shows a collection that another controller had, by a layout of this one.
    func takeCollection(from other: UICollectionViewController, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        guard let collection = other.ownedCollection, collection.superview !== view else {
            completion?(true)
            return
        }
        other.restingLayout = collection.collectionViewLayout
        // One of another stack, on which the controller was before, stays there.
        if ownedCollection !== collection, ownedCollection?.superview === view {
            ownedCollection?.removeFromSuperview()
        }
        ownedCollection = collection
        fill(view, with: collection)
        collection.setCollectionViewLayout(
            restingLayout ?? collection.collectionViewLayout, animated: animated, completion: completion)
    }

    /// Takes the layout out of the collection of an interface file, which another controller's collection replaces.
    func keepLoadedLayout() {
        guard let collection = ownedCollection else { return }
        restingLayout = collection.collectionViewLayout
        collection.setCollectionViewLayout(UICollectionViewLayout(), animated: false)
        collection.removeFromSuperview()
        ownedCollection = nil
    }

    /// Shows the shared collection where no motion has brought it.
    func takeSharedCollection() {
        if let lender { return takeCollection(from: lender, animated: false) }
        guard let collection = ownedCollection, collection.superview !== view, collection !== viewIfLoaded,
            let upper = (collection.superview?.next as? UICollectionViewController), upper !== self
        else { return }
        takeCollection(from: upper, animated: false)
    }
}
