import UIKit

extension UIBarButtonItem {
    /// The item of every page: a menu of text sizes, light and dark, and reading directions, for the whole window.
    static func display(for controller: UIViewController) -> UIBarButtonItem {
        let current = UIDeferredMenuElement.uncached { [weak controller] provide in
            provide(controller?.view.window.map(sections) ?? [])
        }
        return UIBarButtonItem(title: "Aa", menu: UIMenu(children: [current]))
    }

    private static func sections(for window: UIWindow) -> [UIMenuElement] {
        let traits = window.traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        let isMirrored = traits.layoutDirection == .rightToLeft
        let sizes = TextSize.allCases.map { size in
            action(size.rawValue.capitalized + " text", isOn: traits.preferredContentSizeCategory == size.category) {
                size.apply(to: window)
            }
        }
        return [
            UIMenu(options: .displayInline, children: sizes),
            UIMenu(
                options: .displayInline,
                children: [
                    action("Dark", isOn: isDark) { window.overrideUserInterfaceStyle = isDark ? .light : .dark },
                    action("Right to left", isOn: isMirrored) {
                        window.traitOverrides.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
                    },
                ]),
        ]
    }

    private static func action(_ title: String, isOn: Bool, handler: @escaping () -> Void) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { _ in handler() }
    }
}
