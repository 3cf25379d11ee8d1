import UIKit

extension UIViewController {
    private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    /// A sun while it is dark, else a moon.
    var appearanceImage: UIImage? { UIImage(systemName: isDark ? "sun.max" : "moon") }

    /// A button between light and dark; the page gives it `appearanceImage` when the traits change.
    func makeAppearanceItem() -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(image: appearanceImage) { [weak self] _ in self?.changeAppearance() })
    }

    private func changeAppearance() { view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark }
}
