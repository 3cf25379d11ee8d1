public import Foundation
public import UIKitCore

extension UICollectionView {
    /// Says once how supplementary views of a class are made and filled.
    ///
    /// Make one outside of the data source's methods, and hand it to `dequeueConfiguredReusableSupplementary(using:for:)` in
    /// them.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind at an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let recipe: ViewRecipe
        let kind: String
        let handler: Handler

        /// Has views made by their class, and filled by a `handler`.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views.
        ///   - handler: Fills a view.
        public init(elementKind: String, handler: @escaping Handler) {
            (recipe, kind) = (ViewRecipe("\(Supplementary.self)", nib: nil), elementKind)
            self.handler = handler
        }

        /// Has views made from a nib, and filled by a `handler`.
        ///
        /// - Parameters:
        ///   - supplementaryNib: A nib with one outermost object, the view.
        ///   - elementKind: The kind of the views.
        ///   - handler: Fills a view.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (recipe, kind) = (ViewRecipe("\(Supplementary.self)", nib: supplementaryNib), elementKind)
            self.handler = handler
        }
    }
}
