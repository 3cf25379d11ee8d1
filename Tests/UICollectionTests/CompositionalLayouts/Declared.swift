import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore
import UIKitLists

/// Short words for compositional layouts in tests.
@MainActor enum Declared {
    static let header = UICollectionView.elementKindSectionHeader
    static let footer = UICollectionView.elementKindSectionFooter

    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(
        _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    /// A section of items side by side, which repeats a line of a height.
    static func lines(_ height: CGFloat, of width: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item(width)]))
    }

    /// A section of items as broad as the view.
    static func rows(_ height: CGFloat) -> NSCollectionLayoutSection { lines(height, of: .fractionalWidth(1)) }

    /// A section of items as broad as the view that say their own height.
    static func sizedRows(_ estimate: CGFloat) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(estimate)),
                subitems: [item(.fractionalWidth(1), .estimated(estimate))]))
    }

    /// A section that scrolls by itself, of groups with an item each.
    static func shelf(
        _ width: CGFloat, _ height: CGFloat,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [item()]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    static func edge(
        _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment = .top
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
    }

    static func configuration(
        _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        change(configuration)
        return configuration
    }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension CollectionStage {
    /// A stage with sections of so many items in a compositional layout of sections that are alike.
    convenience init(
        counts: [Int], _ section: NSCollectionLayoutSection, prepare: (CollectionStage) -> Void = { _ in }
    ) {
        self.init(counts: counts, layout: UICollectionViewCompositionalLayout(section: section), prepare: prepare)
    }

    /// The frames of all items of a section, as the layout says.
    func frames(_ section: Int = 0) -> [CGRect] {
        names[section].indices.compactMap {
            collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    /// The frame of a supplementary view, as the layout says.
    func edge(_ kind: String, _ section: Int = 0, item: Int = 0) -> CGRect? {
        collection.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    /// The frame of an item's cell in the collection's content; nil without cell.
    func place(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return cell.convert(cell.bounds, to: collection)
    }
}
