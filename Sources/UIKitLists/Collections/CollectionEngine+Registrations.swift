import Foundation
import UIKitCore

/// Views that registrations make and fill.
extension CollectionEngine {
    func dequeue<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
    ) -> Cell {
        let recipe = registration.recipe
        recipe.check(label)
        guard let item else {
            fatalError(
                "A cell was asked of \(label) by a \(recipe.identifier) for no item, at \(path). Pass the item that it is to show."
            )
        }
        if cellQueue.origin(of: recipe.identifier) == nil {
            if let nib = recipe.nib {
                registerCell(nib, recipe.identifier)
            } else {
                registerCell(Cell.self, recipe.identifier)
            }
        }
        let cell: Cell = checked(
            collection.dequeueReusableCell(withReuseIdentifier: recipe.identifier, for: path), recipe)
        registration.handler(cell, path, item)
        return cell
    }

    func dequeue<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for path: IndexPath
    ) -> Supplementary {
        let (recipe, kind) = (registration.recipe, registration.kind)
        recipe.check(label)
        if edgeQueues[kind]?.origin(of: recipe.identifier) == nil {
            if let nib = recipe.nib {
                registerEdge(nib, kind, recipe.identifier)
            } else {
                registerEdge(Supplementary.self, kind, recipe.identifier)
            }
        }
        let view: Supplementary = checked(
            collection.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: recipe.identifier, for: path), recipe)
        registration.handler(view, kind, path)
        return view
    }

    private func checked<View: UICollectionReusableView>(_ view: UICollectionReusableView, _ recipe: ViewRecipe) -> View
    {
        if let view = view as? View { return view }
        fatalError(
            "The nib of a \(recipe.identifier) has a \(type(of: view)). Give its element the class \(View.self).")
    }
}
