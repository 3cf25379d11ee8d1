import Foundation
import UIFoundation

/// The surroundings of a section or a group as apps see them.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// The section that the surroundings are those of, and the number of sections; nil for no section.
    var place: (section: Int, count: Int)?

    init(_ container: CompositionContainer, traits: UITraitCollection) {
        (self.container, traitCollection) = (LayoutContainer(container), traits)
        super.init()
    }
}
