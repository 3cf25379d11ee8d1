import QuartzCore

extension _ConstructibleThroughClass where Self: UINavigationController {
    /// Makes a container of a class that is known only at run time, with one controller at the bottom of its stack.
    ///
    /// - Parameter rootViewController: That controller.
    @_disfavoredOverload public init(rootViewController: UIViewController) {
        self.init(through: ConstructionKey(beginningWith: rootViewController))
    }

    /// Makes a container of a class that is known only at run time, with bars of the app's own classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: The class of the navigation bar; nil for `UINavigationBar`.
    ///   - toolbarClass: The class of the toolbar; nil for `UIToolbar`.
    @_disfavoredOverload public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(through: ConstructionKey(beginningWith: BarClasses(navigationBarClass, toolbarClass)))
    }
}
