import UIFoundation

/// The arrangement of a tab's picture and title.
enum TabArrangement {
    /// The picture above the title: in compact width.
    case stacked
    /// The picture beside the title in a bar of the usual height: in regular width.
    case inline
    /// A small picture beside the title: in compact height.
    case compactInline

    init(_ traits: UITraitCollection) {
        if traits.verticalSizeClass == .compact {
            self = .compactInline
        } else {
            self = traits.horizontalSizeClass == .regular ? .inline : .stacked
        }
    }

    /// The part of an appearance for tabs in this arrangement.
    func look(in appearance: UITabBarAppearance?) -> UITabBarItemAppearance? {
        switch self {
        case .stacked: appearance?.stackedLayoutAppearance
        case .inline: appearance?.inlineLayoutAppearance
        case .compactInline: appearance?.compactInlineLayoutAppearance
        }
    }
}
