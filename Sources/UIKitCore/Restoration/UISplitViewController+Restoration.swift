import Foundation

extension UISplitViewController {
    private static let (childrenKey, countKey) = ("UISplitViewControllerChildren", "UISplitViewControllerColumns")

    func encodeColumns(with coder: NSCoder) {
        let children = columns.holders(SplitColumns.order + [.compact])
        Self.encode(children.filter { $0.restorationPath != nil }, with: coder, forKey: Self.childrenKey)
        if let chosen = preferences.chosen { coder.encode(chosen.count, forKey: Self.countKey) }
    }

    /// Takes back how many columns the user had shown; without a style also the children, when the app has made none.
    func decodeColumns(with coder: NSCoder) {
        if style == .unspecified, columns.holders().isEmpty {
            viewControllers = Array(Self.decode(with: coder, forKey: Self.childrenKey).prefix(2))
        }
        guard coder.containsValue(forKey: Self.countKey) else { return }
        stage.show(count: coder.decodeInteger(forKey: Self.countKey), animated: false)
    }
}
