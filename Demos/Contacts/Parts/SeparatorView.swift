import UIKit

/// A line one pixel thick.
final class SeparatorView: UIView {
    static var thickness: CGFloat { 1 / UIScreen.main.scale }

    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Separators are made in code.") }
}
