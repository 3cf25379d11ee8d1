/// A property that an app's class of layers declares by a key.
package struct LayerMember {
    let value: () -> Any?
    let set: (Any?) -> Void

    package init(value: @escaping () -> Any?, set: @escaping (Any?) -> Void) { (self.value, self.set) = (value, set) }
}
