import CoreGraphics
package import Foundation
import QuartzCore
import UIFoundation

/// Shows the background of a configuration behind the content of a view.
package final class ConfiguredBackgroundView: UIView {
    private let fill = UIView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var pictureView: UIImageView?
    private var stroke: UIView?
    private var customView: UIView?

    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show() } }
    }

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        addSubview(fill)
        show()
    }

    package required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: .tintColor)
        fill.clipsToBounds = configuration.cornerRadius > 0
        isUserInteractionEnabled = configuration.customView != nil
        showEffect()
        showPicture()
        showStroke()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func showEffect() {
        guard configuration.visualEffect != nil || effectView != nil else { return }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil {
            view.clipsToBounds = true
            effectView = view
            insertSubview(view, belowSubview: fill)
        }
        if view.effect !== configuration.visualEffect { view.effect = configuration.visualEffect }
    }

    private func showPicture() {
        guard configuration.image != nil || pictureView != nil else { return }
        let view = pictureView ?? UIImageView(frame: .zero)
        if pictureView == nil {
            view.clipsToBounds = true
            pictureView = view
            fill.insertSubview(view, at: 0)
        }
        view.image = configuration.image
        view.contentMode = configuration.imageContentMode
    }

    private func showStroke() {
        guard configuration.strokeWidth > 0 || stroke != nil else { return }
        let view = stroke ?? UIView(frame: .zero)
        if stroke == nil {
            view.isUserInteractionEnabled = false
            stroke = view
            addSubview(view)
        }
        view.isHidden = configuration.strokeWidth <= 0
        view.layer.borderWidth = max(0, configuration.strokeWidth)
        view.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        showStroke()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        showStroke()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.insets(within: superview?.directionalLayoutMargins ?? .zero)
        let isMirrored = runsRightToLeft
        let frame = CGRect(
            x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        fill.frame = frame
        effectView?.frame = frame
        pictureView?.frame = fill.bounds
        customView?.frame = fill.bounds
        let outset = configuration.strokeOutset
        stroke?.frame = frame.insetBy(dx: -outset, dy: -outset)
        // A radius beyond half of the shorter side would be no circle.
        let radius = max(0, min(configuration.cornerRadius, min(frame.width, frame.height) / 2))
        fill.layer.cornerRadius = radius
        effectView?.layer.cornerRadius = radius
        stroke?.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
    }
}
