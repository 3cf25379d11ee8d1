public import Foundation
public import UIKitCore

/// Gives the elements of a list names that stay the same from launch to launch, so that the list can restore them.
///
/// A table or a collection that keeps its state and whose data source conforms to it restores the selected rows or items and the
/// first visible one; without it a list restores its offset only.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
    /// The name of an element; nil for one that has none.
    ///
    /// - Parameters:
    ///   - idx: Where the element is.
    ///   - view: The list that shows it.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// The present index path of an element, by its name; nil for one that was deleted.
    ///
    /// - Parameters:
    ///   - identifier: The name that the data source gave.
    ///   - view: The list that shows it.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
