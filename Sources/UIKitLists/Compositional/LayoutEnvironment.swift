import Foundation
import UIFoundation

/// The surroundings of a section or a group as apps see them.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CompositionContainer, traits: UITraitCollection) {
        (self.container, traitCollection) = (LayoutContainer(container), traits)
        super.init()
    }
}
