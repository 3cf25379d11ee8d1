import UIKit

extension UIButton {
    /// A button with a rounded background, coloured when it is the page's main one.
    static func pill(_ title: String, isMain: Bool = false, handler: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 16, weight: isMain ? .semibold : .medium)
        if isMain {
            button.backgroundColor = .systemBlue
            button.setTitleColor(.white, for: .normal)
        } else {
            button.backgroundColor = .tertiarySystemFill
        }
        button.layer.cornerRadius = 11
        button.layer.cornerCurve = .continuous
        button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
        return button
    }
}
