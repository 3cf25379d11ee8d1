import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The properties of a list section that its layout needs, with the looks of its elements.
final class ListSection {
    /// The kind of the view behind a section.
    static let backgroundKind = "UICollectionViewListBackground"
    /// How far that reaches beyond the first and the last section of a layout, in points.
    private static let backgroundReach: CGFloat = 1000
    static let cardRadius: CGFloat = 10

    let configuration: UICollectionLayoutListConfiguration
    /// The distance of content from the sides of elements, in points.
    let margin: CGFloat

    init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat) {
        (self.configuration, self.margin) = (configuration, margin)
    }

    private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
    var hasCards: Bool { appearance == .insetGrouped }

    var backgroundColor: UIColor {
        if let color = configuration.backgroundColor { return color }
        return isPlain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Roles

    /// Adds to the attributes of an element its role in the list.
    ///
    /// - Parameters:
    ///   - attributes: Those of an element of the section.
    ///   - itemCount: The number of items in the section.
    ///   - sectionCount: The number of sections in the layout.
    func dress(_ attributes: UICollectionViewLayoutAttributes, itemCount: Int, sectionCount: Int) {
        let key = attributes.key
        guard let part = part(of: key) else { return }
        let hasHeaderItem = configuration.headerMode == .firstItemInSection
        attributes.list = ListRole(
            section: self, part: part, position: key.position,
            isFirst: part == .cell && key.position.item == (hasHeaderItem ? 1 : 0),
            isLast: part == .cell && key.position.item == itemCount - 1)
        guard part == .background else { return }
        let section = key.position.section
        var frame = attributes.frame
        if section == 0 {
            frame.origin.y -= Self.backgroundReach
            frame.size.height += Self.backgroundReach
        }
        if section == sectionCount - 1 { frame.size.height += Self.backgroundReach }
        if frame != attributes.frame { attributes.frame = frame }
    }

    private func part(of key: ElementKey) -> ListRole.Part? {
        switch key.category {
        case .cell:
            return key.position.item == 0 && configuration.headerMode == .firstItemInSection ? .header : .cell
        case .supplementaryView:
            if key.kind == UICollectionView.elementKindSectionHeader { return .header }
            return key.kind == UICollectionView.elementKindSectionFooter ? .footer : nil
        case .decorationView: return key.kind == Self.backgroundKind ? .background : nil
        }
    }

    // MARK: Separators

    /// The separators of an item, with visibilities that are not automatic; nil where the section has none.
    func separators(of role: ListRole) -> UIListSeparatorConfiguration? {
        guard configuration.showsSeparators, role.part == .cell else { return nil }
        let resolved = resolve(configuration.separatorConfiguration, role)
        guard let handler = configuration.itemSeparatorHandler else { return resolved }
        return resolve(handler(role.position.path, resolved), role)
    }

    private func resolve(
        _ separators: UIListSeparatorConfiguration, _ role: ListRole
    ) -> UIListSeparatorConfiguration {
        var separators = separators
        if separators.topSeparatorVisibility == .automatic {
            let isShown = role.isFirst && (appearance == .plain || appearance == .grouped)
            separators.topSeparatorVisibility = isShown ? .visible : .hidden
        }
        if separators.bottomSeparatorVisibility == .automatic {
            let isHidden = isSidebar || hasCards && role.isLast
            separators.bottomSeparatorVisibility = isHidden ? .hidden : .visible
        }
        // The lines around a group reach from side to side.
        if appearance == .grouped {
            if role.isFirst, separators.topSeparatorInsets.leading == Self.automatic {
                separators.topSeparatorInsets.leading = 0
            }
            if role.isLast, separators.bottomSeparatorInsets.leading == Self.automatic {
                separators.bottomSeparatorInsets.leading = 0
            }
        }
        return separators
    }

    private static let automatic = UIListSeparatorConfiguration.automaticInsets.leading
}
