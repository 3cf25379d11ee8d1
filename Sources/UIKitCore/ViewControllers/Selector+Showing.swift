extension Selector {
    /// The action `show(_:sender:)` of view controllers, for `targetViewController(forAction:sender:)`.
    public static let show = showing("show") { $0.show($1, sender: nil) }

    /// The action `showDetailViewController(_:sender:)` of view controllers, for `targetViewController(forAction:sender:)`.
    public static let showDetailViewController = showing("showDetailViewController") {
        $0.showDetailViewController($1, sender: nil)
    }

    /// True for the actions above, which every controller has but only containers perform.
    var showsControllers: Bool { name.hasPrefix(Self.prefix) }

    private static let prefix = "UIViewController."

    private static func showing(
        _ name: String, _ call: @escaping @MainActor (UIViewController, UIViewController) -> Void
    ) -> Selector {
        let method: @MainActor (UIViewController) -> @MainActor (UIViewController) -> Void = { container in
            { call(container, $0) }
        }
        return Selector(method, name: prefix + name)
    }
}
