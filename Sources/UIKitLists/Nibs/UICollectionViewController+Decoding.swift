import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

extension UICollectionViewController {
    /// Reads the properties of the controller, without its collection.
    func decodeCollectionController(from coder: InterfaceCoder) {
        if let clears = coder.flag("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = clears }
        // A controller outside of storyboards has its view from the beginning.
        if isViewLoaded { adoptLoadedCollection() }
    }

    /// Wraps the collection that the interface file has as the view, and sets its data source and delegate where the file
    /// connects none.
    ///
    /// A view that an outlet of the file gave a collection stays as it is.
    func adoptLoadedCollection() {
        guard let view = viewIfLoaded else { return }
        if let collection = view as? UICollectionView {
            self.view = wrap(collection)
            adopt(collection)
        } else if !hasCollection {
            let source = nibName.map { "the nib \"\($0)\"" } ?? "its interface file"
            fatalError(
                "\(ObjectNames.label(of: self)) loaded \(source), but its view there is a \(type(of: view)) and no "
                    + "UICollectionView. Connect the view or the outlet collectionView to a collection, or use a "
                    + "UIViewController.")
        }
        if collectionView.dataSource == nil { collectionView.dataSource = self }
        if collectionView.delegate == nil { collectionView.delegate = self }
    }
}
