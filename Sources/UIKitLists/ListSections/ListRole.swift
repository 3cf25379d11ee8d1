import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// The part that an element has in a list section.
struct ListRole: Equatable {
    /// The parts of list sections.
    enum Part {
        case cell
        /// A supplementary view, or an item in its stead.
        case header
        case footer
        /// The view behind the section.
        case background
    }

    let section: ListSection
    let part: Part
    let position: ItemPosition
    /// Whether it is the first item in the section that is no header.
    let isFirst: Bool
    let isLast: Bool

    static func == (first: ListRole, second: ListRole) -> Bool {
        first.section === second.section && first.part == second.part && first.position == second.position
            && first.isFirst == second.isFirst && first.isLast == second.isLast
    }

    /// The corners that a card rounds; none outside of cards.
    var corners: CACornerMask {
        guard section.hasCards, part == .cell else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// The content of a cell or a header that has no other.
    var content: UIListContentConfiguration {
        switch (part, section.configuration.appearance) {
        case (.header, .plain): .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
        case (.header, _): .sidebarHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        case (_, .sidebar), (_, .sidebarPlain): .sidebarCell()
        default: .cell()
        }
    }

    /// The background of a cell or a header that has no other.
    var background: UIBackgroundConfiguration {
        switch (part, section.configuration.appearance) {
        case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
        case (.header, .plain), (.footer, .plain), (.footer, .sidebarPlain): .listPlainHeaderFooter()
        case (.header, _), (.footer, _): .listGroupedHeaderFooter()
        case (_, .plain): .listPlainCell()
        case (_, .sidebar), (_, .sidebarPlain): .listSidebarCell()
        default: .listGroupedCell()
        }
    }

    /// The background that an element has while no app gave it one: content does not show through a header that floats.
    var shownBackground: UIBackgroundConfiguration {
        var background = background
        if part != .cell, section.isPlain { background.backgroundColor = section.backgroundColor }
        return background
    }
}
