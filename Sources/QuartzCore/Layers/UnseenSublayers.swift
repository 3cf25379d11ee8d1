import CoreGraphics

/// The sublayers of a layer that the picture leaves out because nothing of them shows, and those in which there are such.
final class UnseenSublayers {
    /// A sublayer of which nothing shows, with the rectangle in which everything of it lies, in the layer's space.
    struct Entry {
        let layer: CALayer
        let extent: CGRect
    }

    var entries: [Entry] = []
    /// The sublayers that are not left out themselves, while something in them is.
    var holders: [CALayer] = []
    /// The part of the layer that showed when both were found.
    var window: LayerWindow?

    var isEmpty: Bool { entries.isEmpty && holders.isEmpty }

    /// Lets go of a sublayer that leaves.
    func forget(_ layer: CALayer) {
        if layer.flags.contains(.isUnseen) { entries.removeAll { $0.layer === layer } }
        if layer.flags.contains(.holdsUnseen) { holders.removeAll { $0 === layer } }
    }
}
