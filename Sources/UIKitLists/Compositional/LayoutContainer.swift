import CoreGraphics
import Foundation
import UIFoundation

/// A container as apps see it.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    private let container: CompositionContainer

    init(_ container: CompositionContainer) {
        self.container = container
        super.init()
    }

    var contentSize: CGSize { container.size }
    var effectiveContentSize: CGSize { container.innerSize }
    var contentInsets: NSDirectionalEdgeInsets { container.insets }
    var effectiveContentInsets: NSDirectionalEdgeInsets { container.insets }
}
