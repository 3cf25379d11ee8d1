import CoreGraphics
import Foundation
public import UIFoundation
import UIKitCore

/// Describes the lines at the edges of an item in a list section.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line shows.
    public enum Visibility: Int, Sendable {
        /// As the appearance of the section has it.
        case automatic = 0
        /// The line shows.
        case visible
        /// The line does not show.
        case hidden
    }

    /// Insets that the list replaces by its own, each edge for itself: the line begins with the text and ends at the edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line at the upper edge shows; automatic at first, which is at the first item of plain and grouped lists.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line at the lower edge shows; automatic at first, which is not at the last item of a card, nor in sidebars.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line at the upper edge, of which the leading and the trailing one count; automatic at first.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the line at the lower edge, of which the leading and the trailing one count; automatic at first.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator

    /// Makes a configuration as lists of an appearance, `listAppearance`, have it.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public static func == (first: UIListSeparatorConfiguration, second: UIListSeparatorConfiguration) -> Bool {
        first.topSeparatorVisibility == second.topSeparatorVisibility
            && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
            && first.topSeparatorInsets == second.topSeparatorInsets
            && first.bottomSeparatorInsets == second.bottomSeparatorInsets && first.color == second.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        for insets in [topSeparatorInsets, bottomSeparatorInsets] {
            hasher.combine(insets.leading)
            hasher.combine(insets.trailing)
        }
        hasher.combine(color)
    }
}
