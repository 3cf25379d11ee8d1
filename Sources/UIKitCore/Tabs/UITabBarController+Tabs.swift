extension UITabBarController {
    /// Has the controllers that a storyboard gives it, in the order of its tabs.
    func decodeTabs(from coder: InterfaceCoder) {
        let related = coder.objects.source?.controllers(related: "viewControllers") ?? []
        if !related.isEmpty { viewControllers = related.compactMap { $0 as? UIViewController } }
    }
}
