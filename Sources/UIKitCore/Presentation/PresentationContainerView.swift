package import Foundation
package import UIFoundation

/// Holds everything of one presentation, above what is presented over, and keeps touches from it.
package final class PresentationContainerView: StageView {
    private let onLayout: () -> Void
    /// The view that gets a touch beside everything inside; nil leaves it to the content behind.
    var outside: (CGPoint, UIEvent?) -> UIView? = { _, _ in nil }
    /// Whether a view lies behind, where neither touches nor keys come to it.
    var covers: (UIView) -> Bool = { _ in false }

    /// Is notified of other traits, with the former ones.
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
