public import CoreGraphics
public import Foundation
public import UIFoundation
import UIKitCore

/// Describes a section of a compositional layout that looks and acts like a table.
public nonisolated struct UICollectionLayoutListConfiguration {
    /// The looks of list sections.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side, with headers that stay at the upper edge.
        case plain = 0
        /// Groups of rows from side to side.
        case grouped
        /// Groups of rows in cards.
        case insetGrouped
        /// Rows of a sidebar, with round backgrounds and no separators.
        case sidebar
        /// Rows of a sidebar from side to side, with headers that stay at the upper edge.
        case sidebarPlain
    }

    /// The sources of a section's header.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of the section, which looks like a header.
        case firstItemInSection
    }

    /// The sources of a section's footer.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the separators of the item at an index path, made from those of the section, in which only the insets
    /// are automatic.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Gives the actions at one side of the item at an index path; nil or none of them where it is not to be swiped.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The look of the section.
    public let appearance: Appearance
    /// Behind the section, from side to side; nil at first, for the background of the appearance.
    public var backgroundColor: UIColor?
    /// The source of the header; none at first.
    public var headerMode = HeaderMode.none
    /// The source of the footer; none at first.
    public var footerMode = FooterMode.none
    /// The room above the header, in points, which scrolls away; nil at first, for 22 in plain lists and 0 in others.
    public var headerTopPadding: CGFloat?
    /// Whether lines separate items; true at first. Without them the configurations of separators have no effect.
    public var showsSeparators = true
    /// The separators of the section's items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single items; called when a cell is shown, and when its position in the section changes.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Gives the actions at the leading side of an item; asked when a finger begins to swipe there.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions at the trailing side of an item; asked when a finger begins to swipe there.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes a configuration without header and footer.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
