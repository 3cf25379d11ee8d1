import UIKit

/// A section of the store front, and how it is laid out.
nonisolated enum StoreSection: Int, CaseIterable, Sendable {
    case banners, new, loved, all

    var title: String {
        switch self {
        case .banners: "Today"
        case .new: "New this week"
        case .loved: "Loved by readers"
        case .all: "Everything"
        }
    }

    /// The numbers of the products in it.
    var products: Range<Int> {
        switch self {
        case .banners: 0..<4
        case .new: 4..<14
        case .loved: 14..<25
        case .all: 0..<48
        }
    }
}

/// A product in a section; one product can be in several.
nonisolated struct StoreItem: Hashable, Sendable {
    let section: StoreSection
    let product: Product
}

extension StoreSection {
    static let badgeKind = "badge"
    static let dotsKind = "dots"
    static let titleKind = UICollectionView.elementKindSectionHeader

    @MainActor func layout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section =
            switch self {
            case .banners: banners(in: environment)
            case .new: shelf(width: 132, height: 116 + 8 + textHeight(in: environment))
            case .loved: pages(in: environment)
            case .all: grid(in: environment)
            }
        if self != .banners { section.boundarySupplementaryItems.append(header) }
        return section
    }

    /// The largest text for which the cards have room.
    static let largestCardText = UIContentSizeCategory.accessibilityMedium

    /// The height of a product's name, of up to two lines, and of its price below that.
    @MainActor private func textHeight(in environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        let wanted = environment.traitCollection.preferredContentSizeCategory
        let size = wanted < Self.largestCardText ? wanted : Self.largestCardText
        let traits = UITraitCollection(preferredContentSizeCategory: size)
        // Lines end with whole pixels, of which a point may have only one.
        func lineHeight(of style: UIFont.TextStyle) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight.rounded(.up)
        }
        return 2 * lineHeight(of: .subheadline) + 2 + lineHeight(of: .footnote)
    }

    @MainActor private var header: NSCollectionLayoutBoundarySupplementaryItem {
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: Self.titleKind, alignment: .top)
        title.pinToVisibleBounds = self == .all
        return title
    }

    /// The number of a product in the basket, at the upper trailing corner of its picture.
    @MainActor private var badge: NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
            elementKind: Self.badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -6)))
    }

    /// Pages as wide as the screen, with dots below.
    @MainActor private func banners(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 16)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(190)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
                elementKind: Self.dotsKind, alignment: .bottom)
        ]
        return section
    }

    /// Cards of one size; the shelf rests where one begins.
    @MainActor private func shelf(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    /// Groups of three rows, of which the next one is seen a little.
    @MainActor private func pages(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let height = max(64, textHeight(in: environment))
        let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            supplementaryItems: [badge])
        let isWide = environment.container.effectiveContentSize.width > 500
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isWide ? 0.45 : 0.85), heightDimension: .absolute(3 * height + 2 * 8)),
            subitems: [row])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    /// As many columns as there is room for, of cards as high as their texts.
    @MainActor private func grid(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(2, Int(environment.container.effectiveContentSize.width / 150))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(190)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(190)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
        return section
    }
}
