import Foundation
import UIFoundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    /// Makes a layout all of whose sections are lists of a configuration.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Adds to the attributes of an element its role in a list section, if it is in one.
    func dress(_ attributes: UICollectionViewLayoutAttributes) {
        let section = attributes.key.position.section
        guard state.sections.indices.contains(section), attributes.key.position.item != Int.max,
            let list = state.sections[section]?.list, let composition = state.composition
        else { return }
        list.dress(
            attributes, itemCount: composition.sections[section].itemCount, sectionCount: composition.sections.count)
    }
}
