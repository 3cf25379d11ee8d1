import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The system's styles of list content: the fonts and colours of their texts, and how these follow states.
nonisolated enum ListContentStyle: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentHeader
    case extraProminentHeader
    case sidebarCell
    case sidebarSubtitleCell
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell
    case sidebarHeader

    /// The texts of a content.
    enum Line: Hashable, Sendable {
        case text
        case secondary
    }

    private var isSidebar: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
            .sidebarHeader:
            true
        default: false
        }
    }

    // MARK: Texts

    /// The role of a text, and the weight and the size that it has apart from that.
    private func role(of line: Line) -> (style: UIFont.TextStyle, weight: UIFont.Weight) {
        switch (self, line) {
        case (.cell, .text), (.subtitleCell, .text), (.valueCell, _), (.sidebarCell, .text),
            (.sidebarSubtitleCell, .text), (.accompaniedSidebarCell, .text), (.accompaniedSidebarSubtitleCell, .text):
            (.body, .regular)
        case (.cell, .secondary): (.subheadline, .regular)
        case (.subtitleCell, .secondary): (.caption1, .regular)
        case (.plainHeader, .text), (.prominentHeader, .text): (.headline, .semibold)
        case (.sidebarHeader, .text): (.body, .medium)
        case (.extraProminentHeader, .text): (.title3, .bold)
        default: (.footnote, .regular)
        }
    }

    /// The font of a text for traits; nil means the current ones.
    func font(of line: Line, in conditions: ConfigurationConditions, _ traits: UITraitCollection?) -> UIFont {
        var (style, weight) = role(of: line)
        if isSidebar, line == .text, weight == .regular, conditions.isSelected { weight = .medium }
        guard weight != .regular, style != .headline else {
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }

    func color(of line: Line, in conditions: ConfigurationConditions) -> UIColor {
        if conditions.isDisabled { return line == .text ? .tertiaryLabel : .quaternaryLabel }
        if isSidebar, conditions.isFocused, conditions.isSelected { return .white }
        switch self {
        case .plainFooter, .groupedHeader, .groupedFooter: return .secondaryLabel
        default: return line == .text ? .label : .secondaryLabel
        }
    }

    /// The tint of the image; nil for that of the view.
    func imageTint(in conditions: ConfigurationConditions) -> UIColor? {
        if conditions.isDisabled { return .tertiaryLabel }
        return isSidebar && conditions.isFocused && conditions.isSelected ? .white : nil
    }

    var transform: UIListContentConfiguration.TextProperties.TextTransform {
        self == .groupedHeader ? .uppercase : .none
    }

    /// The lines that a text has at most; 0 for as many as it needs.
    func lineCount(of line: Line) -> Int {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 1
        default: 0
        }
    }

    /// How much smaller a text may be drawn; 0 for not at all.
    var smallestScale: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: 0.9
        default: 0
        }
    }

    // MARK: Room

    var margins: NSDirectionalEdgeInsets {
        switch self {
        case .cell, .subtitleCell, .valueCell: .init(top: 11, leading: 16, bottom: 11, trailing: 8)
        // One line of the standard size makes a header of 28 points.
        case .plainHeader: .init(top: 4, leading: 16, bottom: 3.5, trailing: 8)
        case .plainFooter, .groupedFooter: .init(top: 8, leading: 8, bottom: 6, trailing: 8)
        case .groupedHeader, .prominentHeader, .extraProminentHeader:
            .init(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .sidebarCell, .sidebarHeader, .accompaniedSidebarCell:
            .init(top: 11, leading: 8, bottom: 11, trailing: 8)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            .init(top: 4, leading: 8, bottom: 4, trailing: 8)
        }
    }

    var imageGap: CGFloat { isSidebar ? 10 : 16 }
    var isSideBySide: Bool { self == .valueCell }

    /// The text style with which symbols scale.
    var symbolStyle: UIFont.TextStyle { role(of: .text).style }
}
