extension Selector {
    /// The action `show(_:sender:)` of view controllers, for `targetViewController(forAction:sender:)`.
    public static let show = Selector(UIViewController.show(_:sender:), name: "showViewController:sender:")

    /// The action `showDetailViewController(_:sender:)` of view controllers, for `targetViewController(forAction:sender:)`.
    public static let showDetailViewController = Selector(
        UIViewController.showDetailViewController(_:sender:), name: "showDetailViewController:sender:")

    /// True for the actions above, which every controller has but only containers perform.
    var showsControllers: Bool { self == .show || self == .showDetailViewController }

    /// Exports both methods by name, so that a selector made from a string finds them.
    static func exposeShowing(to exports: AnoleExports) {
        exports.method(show.name) { (container: UIViewController, controller: UIViewController, sender: Any?) in
            container.show(controller, sender: sender)
        }
        exports.method(showDetailViewController.name) {
            (container: UIViewController, controller: UIViewController, sender: Any?) in
            container.showDetailViewController(controller, sender: sender)
        }
    }
}
