package import Foundation
package import UIFoundation

/// The root view of a split view controller: follows the width of its surroundings.
package final class SplitView: ContainerView {
    private let onTraits: () -> Void

    init(frame: CGRect, onLayout: @escaping () -> Void, onTraits: @escaping () -> Void) {
        self.onTraits = onTraits
        super.init(frame: frame, onLayout: onLayout)
    }

    package required init?(coder: NSCoder) { nil }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if controller != nil { onTraits() }
    }
}
