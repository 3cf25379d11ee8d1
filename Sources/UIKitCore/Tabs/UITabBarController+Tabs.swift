extension UITabBarController {
    /// Adds the controllers that a storyboard contains, in the order of its tabs.
    func decodeTabs(from coder: InterfaceCoder) {
        let related = coder.objects.source?.controllers(related: "viewControllers") ?? []
        if !related.isEmpty { viewControllers = related.compactMap { $0 as? UIViewController } }
    }
}
