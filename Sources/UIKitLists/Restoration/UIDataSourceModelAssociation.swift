public import Foundation
public import UIKitCore

/// Gives the elements of a list names that last from launch to launch, so that it comes back to the same ones.
///
/// A table or a collection that keeps its state and whose data source conforms to it comes back with the same rows or items
/// selected, and with the same one first in sight; without it a list comes back to its offset alone.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
    /// The name of an element; nil for one that has none.
    ///
    /// - Parameters:
    ///   - idx: Where the element is.
    ///   - view: The list that shows it.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Where an element is now, by its name; nil for one that is gone.
    ///
    /// - Parameters:
    ///   - identifier: The name that the data source gave.
    ///   - view: The list that shows it.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
