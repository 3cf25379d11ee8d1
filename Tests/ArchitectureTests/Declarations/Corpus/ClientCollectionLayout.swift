import UIKit

/// The room of a section, as a test of a section provider makes it.
class ClientLayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize = CGSize(width: 320, height: 480)
    let effectiveContentSize = CGSize(width: 320, height: 480)
    let contentInsets = NSDirectionalEdgeInsets.zero
    let effectiveContentInsets = NSDirectionalEdgeInsets.zero
}

class ClientLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer = ClientLayoutContainer()
    let traitCollection = UITraitCollection()
}

@MainActor enum ClientCollectionLayout {
    static let gap = NSCollectionLayoutSpacing.fixed(8)

    static func shelf(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 500
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        badge.zIndex = 2
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
            supplementaryItems: [badge])
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(
                widthDimension: isWide ? .fractionalWidth(0.4) : .fractionalWidth(0.9), heightDimension: .estimated(90)),
            repeatingSubitem: item, count: 2)
        group.interItemSpacing = gap
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .none
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: "header", alignment: .topLeading, absoluteOffset: CGPoint(x: 0, y: -4))
        header.pinToVisibleBounds = true
        header.extendsBoundary = false
        section.boundarySupplementaryItems = [header]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.zIndex = -1
        section.decorationItems = [background]
        return section
    }

    static func spiral() -> NSCollectionLayoutGroup {
        let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
            let width = environment.container.contentSize.width
            return (0..<3).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: 0, width: width / CGFloat($0 + 1), height: 10), zIndex: $0)
            }
        }
        return .custom(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            itemProvider: provider)
    }

    static func copy(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection? {
        section.copy() as? NSCollectionLayoutSection
    }

    static func name(_ dimension: NSCollectionLayoutDimension, _ alignment: NSRectAlignment) -> String {
        if dimension.isUniformAcrossSiblings || dimension.isEstimated { return "estimated \(dimension.dimension)" }
        switch alignment {
        case .none: return "middle"
        case .top, .bottom, .leading, .trailing: return "edge"
        case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: return "corner"
        }
    }
}

class ClientCollectionLayoutAnchor: NSCollectionLayoutAnchor {}
class ClientCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {}
class ClientCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {}
class ClientCollectionLayoutDimension: NSCollectionLayoutDimension {}
class ClientCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {}
class ClientCollectionLayoutGroup: NSCollectionLayoutGroup {}
class ClientCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {}
class ClientCollectionLayoutItem: NSCollectionLayoutItem {}
class ClientCollectionLayoutSection: NSCollectionLayoutSection {}
class ClientCollectionLayoutSize: NSCollectionLayoutSize {}
class ClientCollectionLayoutSpacing: NSCollectionLayoutSpacing {}
class ClientCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {}
class ClientFlowInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {}
class ClientUpdateItem: UICollectionViewUpdateItem {}
class ClientOrthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {}
class ClientCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {}
