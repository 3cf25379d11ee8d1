import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The two scroll indicators of a scroll view.
final class ScrollIndicators {
    /// The duration of the fade in seconds.
    static let fadeDuration = 0.35
    /// The duration of a flash in seconds.
    private static let flashDuration = 0.5

    private unowned let scrollView: UIScrollView
    private var bars: [UIView] = []
    private var isShown = false

    init(of scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Shows the indicators until `hide()`.
    func show() {
        guard scrollView.window != nil, !isShown else { return }
        isShown = true
        if bars.isEmpty { bars = [makeBar(), makeBar()] }
        layOut()
        for bar in bars {
            bar.layer.removeAllAnimations()
            UIView.performWithoutAnimation { bar.alpha = 1 }
        }
    }

    /// Fades the indicators out after a delay.
    func hide(after delay: Double = 0) {
        guard isShown else { return }
        isShown = false
        UIView.animate(
            withDuration: Self.fadeDuration, delay: delay, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for bar in self.bars { bar.alpha = 0 }
        }
    }

    /// Shows the indicators for a moment.
    func flash() {
        guard !isShown else { return }
        show()
        hide(after: Self.flashDuration)
    }

    private func makeBar() -> UIView {
        let bar = UIView(frame: .zero)
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = IndicatorGeometry.thickness / 2
        bar.alpha = 0
        scrollView.addSubview(bar)
        return bar
    }

    /// Lays out the indicators for the present offset.
    func layOut() {
        guard !bars.isEmpty else { return }
        UIView.performWithoutAnimation {
            let (limits, bounds, inset) = (scrollView.limits, scrollView.bounds, scrollView.adjustedContentInset)
            let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
            let overflowing = scrollView.overflowingAxes
            let hasVertical = scrollView.showsVerticalScrollIndicator && overflowing.contains(.vertical)
            let hasHorizontal = scrollView.showsHorizontalScrollIndicator && overflowing.contains(.horizontal)
            // The corner belongs to neither indicator.
            let corner =
                hasVertical && hasHorizontal ? IndicatorGeometry.thickness + IndicatorGeometry.margin : 0
            let port = bounds.inset(by: safe.adding(scrollView.verticalScrollIndicatorInsets))
                .insetBy(dx: IndicatorGeometry.margin, dy: IndicatorGeometry.margin)
            let vertical = IndicatorGeometry(
                track: port.height - corner, view: bounds.height,
                content: scrollView.contentSize.height + inset.top + inset.bottom, offset: bounds.minY, limits: limits.y
            ).span
            set(
                bars[0], visible: hasVertical,
                vertical.map {
                    CGRect(
                        x: port.maxX - IndicatorGeometry.thickness, y: port.minY + $0.start,
                        width: IndicatorGeometry.thickness, height: $0.length)
                })
            let floor = bounds.inset(by: safe.adding(scrollView.horizontalScrollIndicatorInsets))
                .insetBy(dx: IndicatorGeometry.margin, dy: IndicatorGeometry.margin)
            let horizontal = IndicatorGeometry(
                track: floor.width - corner, view: bounds.width,
                content: scrollView.contentSize.width + inset.left + inset.right, offset: bounds.minX, limits: limits.x
            ).span
            set(
                bars[1], visible: hasHorizontal,
                horizontal.map {
                    CGRect(
                        x: floor.minX + $0.start, y: floor.maxY - IndicatorGeometry.thickness, width: $0.length,
                        height: IndicatorGeometry.thickness)
                })
        }
    }

    private func set(_ bar: UIView, visible: Bool, _ frame: CGRect?) {
        bar.isHidden = !visible || frame == nil
        guard visible, let frame else { return }
        let scale = UIScreen.currentScale
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let whole = CGRect(
            x: aligned(frame.minX), y: aligned(frame.minY), width: aligned(frame.width), height: aligned(frame.height))
        if bar.frame != whole { bar.frame = whole }
        if scrollView.storedSubviews.last !== bar, scrollView.storedSubviews.suffix(2).allSatisfy({ $0 !== bar }) {
            scrollView.bringSubviewToFront(bar)
        }
        bar.backgroundColor = color
    }

    private var color: UIColor {
        switch scrollView.indicatorStyle {
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.35)
        case .default:
            UIColor(white: scrollView.traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
        }
    }
}

extension UIScrollView {
    /// Lays out the scroll indicators, if there are any.
    func layOutIndicators() { indicators.layOut() }

    func flashIndicators() { indicators.flash() }
}
