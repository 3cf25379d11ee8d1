import QuartzCore

/// The classes of which a navigation controller makes its bars.
struct BarClasses {
    var navigationBar: UINavigationBar.Type = UINavigationBar.self
    var toolbar: UIToolbar.Type = UIToolbar.self

    init() {}

    /// Takes the app's own classes; nil stands for the usual one.
    init(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) {
        if let navigationBarClass {
            guard let own = navigationBarClass as? UINavigationBar.Type else {
                fatalError(
                    "A navigation controller was given \(navigationBarClass) for its bar. Give it a subclass of UINavigationBar, "
                        + "or nil for the usual one.")
            }
            navigationBar = own
        }
        if let toolbarClass {
            guard let own = toolbarClass as? UIToolbar.Type else {
                fatalError(
                    "A navigation controller was given \(toolbarClass) for its toolbar. Give it a subclass of UIToolbar, or nil for "
                        + "the usual one.")
            }
            toolbar = own
        }
    }
}
