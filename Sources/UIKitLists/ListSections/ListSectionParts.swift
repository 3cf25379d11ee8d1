import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The insets and the headers of a list section, by its configuration and its surroundings.
struct ListSectionParts {
    /// The room above the first group, and the half of that in front of others.
    private static let (groupTop, groupGap): (CGFloat, CGFloat) = (35, 17.5)
    /// The room below the last group.
    private static let groupBottom: CGFloat = 20
    private static let sidebarInset: CGFloat = 10
    private static let sidebarMargin: CGFloat = 8
    private static let headerPadding: CGFloat = 22
    private static let headerIndex = 200
    private static let (plainHeight, groupedHeight): (CGFloat, CGFloat) = (28, 17.5)

    private let configuration: UICollectionLayoutListConfiguration
    /// The distance of plain content from the sides of the view, in points.
    private let margin: CGFloat
    private let (isFirst, isLast): (Bool, Bool)

    init(_ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment) {
        self.configuration = configuration
        margin = UIViewController.margin(inWidth: environment.container.contentSize.width)
        let place = (environment as? LayoutEnvironment)?.place
        (isFirst, isLast) = (place.map { $0.section == 0 } ?? true, place.map { $0.section == $0.count - 1 } ?? true)
    }

    var section: ListSection {
        ListSection(configuration, margin: configuration.appearance == .sidebar ? Self.sidebarMargin : margin)
    }

    private var padding: CGFloat {
        let padding = configuration.headerTopPadding ?? (configuration.appearance == .plain ? Self.headerPadding : 0)
        guard padding.isFinite, padding >= 0 else {
            fatalError(
                "A list configuration has a headerTopPadding of \(padding). Give a finite number from 0 on, or nil.")
        }
        return padding
    }

    var insets: NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        if configuration.headerMode == .firstItemInSection { insets.top = padding }
        switch configuration.appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped:
            if configuration.headerMode == .none { insets.top = isFirst ? Self.groupTop : Self.groupGap }
            if configuration.footerMode == .none { insets.bottom = isLast ? Self.groupBottom : Self.groupGap }
            if configuration.appearance == .insetGrouped { (insets.leading, insets.trailing) = (margin, margin) }
        case .sidebar:
            (insets.leading, insets.trailing) = (Self.sidebarInset, Self.sidebarInset)
            insets.bottom = Self.sidebarInset
        }
        return insets
    }

    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
        var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = boundary(UICollectionView.elementKindSectionHeader, .top)
            header.leadingRoom = padding
            boundaries.append(header)
        }
        if configuration.footerMode == .supplementary {
            boundaries.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return boundaries
    }

    private func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        let isPlain = section.isPlain
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(isPlain ? Self.plainHeight : Self.groupedHeight))
        let boundary = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        boundary.pinToVisibleBounds = isPlain
        if isPlain { boundary.zIndex = Self.headerIndex }
        return boundary
    }
}
