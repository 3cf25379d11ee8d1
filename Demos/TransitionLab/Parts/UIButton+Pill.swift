import UIKit

extension UIButton {
    /// A white button with round ends, for coloured grounds.
    static func pill(_ title: String, handler: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.backgroundColor = UIColor(white: 1, alpha: 0.25)
        button.layer.cornerRadius = 23
        button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
        return button
    }
}
