import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

extension NSCollectionLayoutSection {
    /// Makes a section of rows from side to side as a list, in the surroundings that the section provider was asked with.
    ///
    /// Rows are 44 points high until their cells say otherwise. Insets, headers and footers of the section follow the appearance,
    /// and can be changed.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let parts = ListSectionParts(configuration, layoutEnvironment)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = parts.insets
        section.boundarySupplementaryItems = parts.boundaries
        section.list = parts.section
        return section
    }
}
