import QuartzCore

/// The classes of the bars that a navigation controller makes.
struct BarClasses {
    var navigationBar: UINavigationBar.Type = UINavigationBar.self
    var toolbar: UIToolbar.Type = UIToolbar.self

    init() {}

    /// Checks the app's own classes; nil means the standard class.
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
