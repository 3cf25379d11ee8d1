package import Foundation
package import UIFoundation

/// Holds all views of one presentation, above the covered content, and keeps touches from that.
package final class PresentationContainerView: StageView {
    private let onLayout: () -> Void
    /// Returns the view that gets a touch outside the presented view; nil leaves the touch to the content behind.
    var outside: (CGPoint, UIEvent?) -> UIView? = { _, _ in nil }
    /// Whether a view lies behind the presentation, where it gets neither touches nor keys.
    var covers: (UIView) -> Bool = { _ in false }

    /// Called after the traits changed, with the former ones.
    var onTraits: (UITraitCollection) -> Void = { _ in }

    init(frame: CGRect, onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { onTraits(previousTraitCollection) }
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !capturesAllTouches ? outside(point, event) : hit
    }
}
