import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The collection of a controller, and its selection when the controller appears.
extension UICollectionViewController {
    func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (self, self)
        return collection
    }

    /// A view that a collection fills.
    func wrap(_ collection: UICollectionView) -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        fill(view, with: collection)
        return view
    }

    func fill(_ view: UIView, with collection: UICollectionView) {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    func refuseCell(_ path: IndexPath) -> Never {
        fatalError(
            "\(ObjectNames.label(of: self)) said that section \(path.section) has items and has no cell for item "
                + "\(path.item). Override collectionView(_:cellForItemAt:) and return one there.")
    }

    func refuseView(_ kind: String, _ path: IndexPath) -> Never {
        fatalError(
            "The layout of \(ObjectNames.label(of: self)) has a supplementary view of kind \"\(kind)\" at section "
                + "\(path.section). Override collectionView(_:viewForSupplementaryElementOfKind:at:) and return one there."
        )
    }

    /// Ends the selection, along with an animated appearance.
    func selectionWillEnd(_ animated: Bool) {
        let paths = collectionView.indexPathsForSelectedItems ?? []
        guard clearsSelectionOnViewWillAppear, !paths.isEmpty else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in paths { collectionView.deselectItem(at: path, animated: animated) }
            return
        }
        coordinator.animate { [weak self] _ in
            for path in paths { self?.collectionView.deselectItem(at: path, animated: true) }
        } completion: { [weak self] context in
            guard context.isCancelled else { return }
            for path in paths { self?.collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
        }
    }
}
