import CoreGraphics
import Foundation
import UIFoundation

extension UIScrollView {
    /// Reads the content's insets and size, and the scrolling and zooming properties.
    func decodeScrollView(from coder: InterfaceCoder) {
        decodeBehavior(from: coder)
        decodeInsets(from: coder)
        decodeIndicators(from: coder)
        decodeZooming(from: coder)
        if let size = coder.size("contentSize") { contentSize = size }
        if let control = coder.object("refreshControl", as: UIRefreshControl.self) { refreshControl = control }
    }

    private func decodeBehavior(from coder: InterfaceCoder) {
        if let scrolls = coder.flag("scrollEnabled") { isScrollEnabled = scrolls }
        if let pages = coder.flag("pagingEnabled") { isPagingEnabled = pages }
        if let locks = coder.flag("directionalLockEnabled") { isDirectionalLockEnabled = locks }
        if let bounces = coder.flag("bounces") { self.bounces = bounces }
        if let bounces = coder.flag("alwaysBounceVertical") { alwaysBounceVertical = bounces }
        if let bounces = coder.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
        if let delays = coder.flag("delaysContentTouches") { delaysContentTouches = delays }
        if let cancels = coder.flag("canCancelContentTouches") { canCancelContentTouches = cancels }
        if let scrolls = coder.flag("scrollsToTop") { scrollsToTop = scrolls }
        if let mode = coder.choice("keyboardDismissMode", Self.dismissModes) { keyboardDismissMode = mode }
    }

    private func decodeInsets(from coder: InterfaceCoder) {
        if let behavior = coder.choice("contentInsetAdjustmentBehavior", Self.adjustments) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let insets = coder.insets("contentInset") { contentInset = insets }
        if let insets = coder.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
        if let insets = coder.insets("verticalScrollIndicatorInsets") { verticalScrollIndicatorInsets = insets }
        if let insets = coder.insets("horizontalScrollIndicatorInsets") { horizontalScrollIndicatorInsets = insets }
        if let adjusts = coder.flag("automaticallyAdjustsScrollIndicatorInsets") {
            automaticallyAdjustsScrollIndicatorInsets = adjusts
        }
    }

    private func decodeIndicators(from coder: InterfaceCoder) {
        if let shows = coder.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        if let shows = coder.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let style = coder.choice("indicatorStyle", Self.indicatorStyles) { indicatorStyle = style }
    }

    private func decodeZooming(from coder: InterfaceCoder) {
        if let bounces = coder.flag("bouncesZoom") { bouncesZoom = bounces }
        // Older files contain 0 for views that do not zoom.
        if let scale = coder.number("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
        if let scale = coder.number("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
    }

    private static let dismissModes: KeyValuePairs<String, KeyboardDismissMode> = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]

    private static let adjustments: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    private static let indicatorStyles: KeyValuePairs<String, IndicatorStyle> = [
        "default": .default, "black": .black, "white": .white,
    ]
}
