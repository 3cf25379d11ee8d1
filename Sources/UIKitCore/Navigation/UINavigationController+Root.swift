extension UINavigationController {
    /// Puts the root controller that a storyboard names at the bottom of the stack.
    func decodeRoot(from coder: InterfaceCoder) {
        let related = coder.objects.source?.controllers(related: "rootViewController") ?? []
        if let root = related.first as? UIViewController { pushViewController(root, animated: false) }
    }
}
