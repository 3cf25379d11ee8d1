import Foundation

extension UISplitViewController {
    private enum Key {
        static let children = "UISplitViewControllerChildren"
        static let count = "UISplitViewControllerColumns"
        static let behavior = "UISplitViewControllerBehavior"
        static let top = "UISplitViewControllerTopColumn"
    }

    func encodeColumns(with coder: NSCoder) {
        let children = columns.children(in: SplitColumns.order + [.compact])
        Self.encode(children.filter { $0.restorationPath != nil }, with: coder, forKey: Key.children)
        if let chosen = preferences.chosen {
            coder.encode(chosen.count, forKey: Key.count)
            coder.encode(chosen.behavior.rawValue, forKey: Key.behavior)
        }
        if let top = topStacked { coder.encode(top.rawValue, forKey: Key.top) }
    }

    /// Restores the number of columns that the user had shown, and the top one of a collapsed split view.
    ///
    /// Without a style it also restores the children, when the app has made none.
    func decodeColumns(with coder: NSCoder) {
        if style == .unspecified, columns.children().isEmpty {
            viewControllers = Array(possibleChildren(Self.decode(with: coder, forKey: Key.children)).prefix(2))
        }
        if coder.containsValue(forKey: Key.top), let top = Column(rawValue: coder.decodeInteger(forKey: Key.top)) {
            showAgain(top)
        }
        decodeChoice(with: coder)
    }

    /// The choice applies only to the behaviour for which it was made: an app that is launched in portrait may rotate at once.
    private func decodeChoice(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.count), coder.containsValue(forKey: Key.behavior),
            let behavior = SplitBehavior(rawValue: coder.decodeInteger(forKey: Key.behavior)), behavior != .automatic
        else { return }
        let count = max(0, min(coder.decodeInteger(forKey: Key.count), preferences.mostColumns))
        preferences.chosen = SplitArrangement(behavior: behavior, count: count)
        preferencesDidChange()
    }
}
