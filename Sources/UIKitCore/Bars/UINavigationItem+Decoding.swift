extension UINavigationItem {
    /// Reads the title and the items.
    func decode(from coder: InterfaceCoder) {
    }
}
