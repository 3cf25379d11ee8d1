/// The sublayers of a layer that the picture leaves out because no part of them shows, and those that contain such layers.
final class UnseenSublayers {
    /// The sublayers without a visible part.
    var entries = UnseenEntries()
    /// The sublayers that are not left out themselves, while a layer in them is.
    var holders: [CALayer] = []
    /// The part of the layer that showed when both were found.
    var window: LayerWindow?

    var isEmpty: Bool { entries.isEmpty && holders.isEmpty }

    /// Removes a sublayer that leaves.
    func forget(_ layer: CALayer) {
        if layer.flags.contains(.isUnseen) { entries.remove(layer) }
        if layer.flags.contains(.holdsUnseen) { holders.removeAll { $0 === layer } }
    }
}
