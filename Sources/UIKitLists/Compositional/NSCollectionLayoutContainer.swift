public import Foundation
public import UIFoundation

/// The room that a section or a custom group is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// In points, before insets.
    var contentSize: CGSize { get }

    /// In points, after insets.
    var effectiveContentSize: CGSize { get }

    /// The insets of the content, as declared.
    var contentInsets: NSDirectionalEdgeInsets { get }

    /// The insets of the content in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
