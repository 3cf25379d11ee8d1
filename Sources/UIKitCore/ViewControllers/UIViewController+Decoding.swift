extension UIViewController {
    /// Reads the controller's properties and items, but not its view.
    func decodeController(from coder: InterfaceCoder) {
        interfaceSource = coder.objects.source
    }
}
