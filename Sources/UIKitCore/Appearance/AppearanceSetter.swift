import UIFoundation

/// A setter that proxies pass on, with those of its arguments that choose among several values.
package nonisolated struct AppearanceSetter: Equatable {
    /// The setters of all classes.
    package enum Name: UInt8, CaseIterable {
        case backgroundColor, tintColor
        // Properties of several classes.
        case font, textColor, color, barStyle, isTranslucent, barTintColor, shadowImage, backgroundImage, dividerImage
        case titleTextAttributes, standardAppearance, compactAppearance, scrollEdgeAppearance
        case compactScrollEdgeAppearance, titlePositionAdjustment, thumbTintColor
        // Labels and buttons.
        case shadowColor, shadowOffset, titleColor, titleShadowColor, contentEdgeInsets, symbolConfiguration
        // Navigation bars.
        case largeTitleTextAttributes, prefersLargeTitles, titleVerticalPositionAdjustment, backIndicatorImage
        case backIndicatorTransitionMaskImage
        // Tab bars and tabs.
        case unselectedItemTintColor, selectedImageTintColor, selectionIndicatorImage, itemPositioning, itemWidth
        case itemSpacing, badgeColor, badgeTextAttributes
        // Buttons in bars.
        case backgroundVerticalPositionAdjustment, backButtonBackgroundImage, backButtonTitlePositionAdjustment
        case backButtonBackgroundVerticalPositionAdjustment
        // Controls.
        case onTintColor, onImage, offImage, minimumTrackTintColor, maximumTrackTintColor, thumbImage
        case minimumTrackImage, maximumTrackImage, minimumValueImage, maximumValueImage, incrementImage, decrementImage
        case selectedSegmentTintColor, contentPositionAdjustment, pageIndicatorTintColor, currentPageIndicatorTintColor
        case progressTintColor, trackTintColor, progressImage, trackImage, attributedTitle, keyboardAppearance
        case defaultTextAttributes
    }

    let name: Name
    /// The state, the kind of bar and other numbers that choose the value; zero where there is only one.
    let choice: UInt64

    init(_ name: Name, _ choice: UInt64 = 0) { (self.name, self.choice) = (name, choice) }

    /// Packs the numbers that choose a value: a state, of which only Apple's bits count, a kind of bar, and one more number.
    static func choice(_ state: UInt = 0, _ metrics: UIBarMetrics = .default, _ other: Int = 0) -> UInt64 {
        UInt64(state & 0xFFFF_FFFF) | UInt64(metrics.rawValue) << 32 | UInt64(other & 0xFFFF) << 48
    }
}
