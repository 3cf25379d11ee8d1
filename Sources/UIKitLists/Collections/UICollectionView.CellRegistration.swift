public import Foundation
public import UIKitCore

extension UICollectionView {
    /// Says once how cells of a class are made and filled for items of a kind.
    ///
    /// Make one outside of the data source's methods, and hand it to `dequeueConfiguredReusableCell(using:for:item:)` in them.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item at an index path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let recipe: ViewRecipe
        let handler: Handler

        /// Has cells made by their class, and filled by a `handler`.
        public init(handler: @escaping Handler) {
            recipe = ViewRecipe("\(Cell.self)", nib: nil)
            self.handler = handler
        }

        /// Has cells made from a nib, and filled by a `handler`.
        ///
        /// - Parameters:
        ///   - cellNib: A nib with one outermost object, the cell.
        ///   - handler: Fills a cell for an item.
        public init(cellNib: UINib, handler: @escaping Handler) {
            recipe = ViewRecipe("\(Cell.self)", nib: cellNib)
            self.handler = handler
        }
    }
}
