/// Work to do before the next frame, for a layer itself and for the layers below it.
nonisolated struct LayerFlags: OptionSet {
    let rawValue: UInt32
    static let needsLayout = LayerFlags(rawValue: 1)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 2)
    static let needsDisplay = LayerFlags(rawValue: 4)
    static let subtreeNeedsDisplay = LayerFlags(rawValue: 8)
    /// The kept render node no longer shows this layer or its subtree.
    static let needsSnapshot = LayerFlags(rawValue: 16)
    /// The superlayer's slots know already that this layer needs a new node.
    static let isMarkedInSlots = LayerFlags(rawValue: 32)
    /// Some sublayer leaves this layer's plane, or did.
    static let holdsSpace = LayerFlags(rawValue: 64)
    /// Another node than the layer's own may represent it in the picture.
    static let isComposed = LayerFlags(rawValue: 256)
    /// The layer is shown from a kept bitmap.
    static let rasterizes = LayerFlags(rawValue: 512)
    /// The superlayer's slots know already that a layer at or below this one waits for layout.
    static let isMarkedForLayoutInSlots = LayerFlags(rawValue: 1024)
    /// The superlayer's slots know already that a layer at or below this one waits to be drawn.
    static let isMarkedForDisplayInSlots = LayerFlags(rawValue: 2048)
    /// An opacity below one fades the layer's parts one by one.
    static let fadesPartsAlone = LayerFlags(rawValue: 4096)
    /// The layer's back does not show.
    static let isSingleSided = LayerFlags(rawValue: 128)
    /// The layer arranges its sublayers at this moment.
    static let isLayingOut = LayerFlags(rawValue: 8192)
    /// The kept render node was made in, or for, a space whose y axis points up.
    static let isKeptTurnedOver = LayerFlags(rawValue: 16384)
    /// The kept drawing was made for a space whose y axis points up.
    static let isDrawnTurnedOver = LayerFlags(rawValue: 32768)
    /// No edge of the layer is smooth.
    static let hasHardEdges = LayerFlags(rawValue: 65536)
    /// The picture leaves the layer out, with its sublayers, because no part of it shows.
    static let isUnseen = LayerFlags(rawValue: 131072)
    /// A part of the layer is left out of the picture because it does not show.
    static let holdsUnseen = LayerFlags(rawValue: 262144)
    /// The mark for a new render node is set aside until the layer shows.
    static let isOutdated = LayerFlags(rawValue: 524288)
    /// The mark for drawing is set aside until the layer shows.
    static let isDrawingSetAside = LayerFlags(rawValue: 1_048_576)
    /// No code can observe when the contents are drawn, as long as they are when they show.
    static let mayDrawLate = LayerFlags(rawValue: 2_097_152)
}
