import CoreGraphics
import Foundation
import UIFoundation

/// The looks of backgrounds that the system knows.
nonisolated enum ListBackgroundStyle: Hashable, Sendable {
    /// No look of its own: that of a button.
    case none
    case clear
    case plainCell
    case groupedCell
    case headerFooter
    case sidebarHeader
    case sidebarCell

    private static let sidebarRadius: CGFloat = 10
    /// The opacity of a cell's background while the cell is moved.
    private static let movingStrength: CGFloat = 0.8

    var cornerRadius: CGFloat {
        switch self {
        case .sidebarHeader, .sidebarCell: Self.sidebarRadius
        default: 0
        }
    }

    /// The fill in conditions; nil for the tint colour.
    func color(in conditions: ConfigurationConditions) -> UIColor? {
        switch self {
        case .none: nil
        case .clear, .headerFooter: .clear
        case .plainCell: cellColor(.systemBackground, conditions)
        case .groupedCell: cellColor(.secondarySystemGroupedBackground, conditions)
        case .sidebarHeader, .sidebarCell: sidebarColor(conditions)
        }
    }

    private func cellColor(_ base: UIColor, _ conditions: ConfigurationConditions) -> UIColor? {
        if conditions.isDropTarget { return .systemGray2 }
        if conditions.isReordering { return base.withAlphaComponent(Self.movingStrength) }
        if conditions.isFocused { return nil }
        if conditions.isSelected || conditions.isHighlighted { return .systemGray4 }
        return conditions.isSwiped ? .systemGray5 : base
    }

    private func sidebarColor(_ conditions: ConfigurationConditions) -> UIColor? {
        if conditions.isDropTarget { return .systemGray2 }
        if conditions.isFocused { return nil }
        if conditions.isSelected || conditions.isHighlighted { return .quaternarySystemFill }
        return conditions.isSwiped ? .systemGray5 : .clear
    }
}
