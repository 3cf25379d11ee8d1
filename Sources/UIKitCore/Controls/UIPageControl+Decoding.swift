import Foundation
import UIFoundation

extension UIPageControl {
    /// Reads the pages and the look.
    func decodePageControl(from coder: InterfaceCoder) {
        if let count = coder.integer("numberOfPages") { numberOfPages = count }
        if let page = coder.integer("currentPage") { currentPage = page }
        if let hides = coder.flag("hidesForSinglePage") { hidesForSinglePage = hides }
        if let defers = coder.flag("defersCurrentPageDisplay") { defersDisplay = defers }
        if let allows = coder.flag("allowsContinuousInteraction") { allowsContinuousInteraction = allows }
        if let style = coder.choice("backgroundStyle", Self.backgroundStyles) { backgroundStyle = style }
        if let direction = coder.choice("direction", Self.directions) { self.direction = direction }
        if let color = coder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = coder.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
        if let image = coder.image("preferredIndicatorImage") { preferredIndicatorImage = image }
        if let image = coder.image("preferredCurrentPageIndicatorImage") { preferredCurrentPageIndicatorImage = image }
    }

    private static let backgroundStyles: KeyValuePairs<String, BackgroundStyle> = [
        "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
    ]

    private static let directions: KeyValuePairs<String, Direction> = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
        "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
    ]
}
