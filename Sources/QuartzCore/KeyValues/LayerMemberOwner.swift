/// A layer that knows which properties its class declares; a module above makes all layers such.
package protocol LayerMemberOwner: AnyObject {
    /// Finds the property of a key; without one the layer keeps the key's value itself.
    func member(forKey key: String) -> LayerMember?
}

extension CALayer {
    /// The property that the layer's class declares by a key. Values of the app's own take precedence, with an app or without.
    func findMember(_ key: String) -> LayerMember? { (self as? any LayerMemberOwner)?.member(forKey: key) }
}
