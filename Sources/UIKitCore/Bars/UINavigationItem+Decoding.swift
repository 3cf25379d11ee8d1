import Foundation

extension UINavigationItem {
    /// Reads the title and the items.
    func decode(from coder: InterfaceCoder) {
        if let title = coder.string("title") { self.title = title }
        if let prompt = coder.string("prompt") { self.prompt = prompt }
        if let mode = coder.choice("largeTitleDisplayMode", Self.largeTitleModes) { largeTitleDisplayMode = mode }
        if let style = coder.choice("style", Self.styles) { self.style = style }
        if let view = coder.object("titleView", as: UIView.self) { titleView = view }
        decodeBackButton(from: coder)
        decodeButtons(from: coder)
    }

    private func decodeBackButton(from coder: InterfaceCoder) {
        if let item = coder.object("backBarButtonItem", as: UIBarButtonItem.self) { backBarButtonItem = item }
        if let title = coder.string("backButtonTitle") { backButtonTitle = title }
        if let mode = coder.choice("backButtonDisplayMode", Self.backModes) { backButtonDisplayMode = mode }
        if let hides = coder.flag("hidesBackButton") { hidesBackButton = hides }
        if let supplement = coder.flag("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = supplement }
    }

    private func decodeButtons(from coder: InterfaceCoder) {
        let left = buttons("leftBarButtonItem", from: coder)
        if !left.isEmpty { leftBarButtonItems = left }
        let right = buttons("rightBarButtonItem", from: coder)
        if !right.isEmpty { rightBarButtonItems = right }
    }

    /// The buttons of a side: one is the value of a property, several are a list.
    private func buttons(_ key: String, from coder: InterfaceCoder) -> [UIBarButtonItem] {
        coder.object(key, as: UIBarButtonItem.self).map { [$0] } ?? coder.objects(in: key + "s")
    }

    private static let largeTitleModes: KeyValuePairs<String, LargeTitleDisplayMode> = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    private static let backModes: KeyValuePairs<String, BackButtonDisplayMode> = [
        "default": .default, "generic": .generic, "minimal": .minimal,
    ]

    private static let styles: KeyValuePairs<String, ItemStyle> = [
        "navigator": .navigator, "browser": .browser, "editor": .editor,
    ]
}
