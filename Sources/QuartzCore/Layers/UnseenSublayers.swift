/// The sublayers of a layer that the picture leaves out because nothing of them shows, and those in which there are such.
final class UnseenSublayers {
    /// The sublayers of which nothing shows.
    var entries = UnseenEntries()
    /// The sublayers that are not left out themselves, while something in them is.
    var holders: [CALayer] = []
    /// The part of the layer that showed when both were found.
    var window: LayerWindow?

    var isEmpty: Bool { entries.isEmpty && holders.isEmpty }

    /// Lets go of a sublayer that leaves.
    func forget(_ layer: CALayer) {
        if layer.flags.contains(.isUnseen) { entries.remove(layer) }
        if layer.flags.contains(.holdsUnseen) { holders.removeAll { $0 === layer } }
    }
}
