public import Foundation
public import UIFoundation

/// The surroundings in which a section or a custom group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size and the insets there.
    var container: any NSCollectionLayoutContainer { get }

    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
