import Foundation
import UIFoundation

/// The root view of a split view controller: follows the width of its surroundings.
final class SplitView: ContainerView {
    private let onTraits: () -> Void

    init(frame: CGRect, onLayout: @escaping () -> Void, onTraits: @escaping () -> Void) {
        self.onTraits = onTraits
        super.init(frame: frame, onLayout: onLayout)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if controller != nil { onTraits() }
    }
}
