extension UINavigationController {
    /// Has the controller at the bottom of its stack that a storyboard gives it.
    func decodeRoot(from coder: InterfaceCoder) {
        let related = coder.objects.source?.controllers(related: "rootViewController") ?? []
        if let root = related.first as? UIViewController { pushViewController(root, animated: false) }
    }
}
