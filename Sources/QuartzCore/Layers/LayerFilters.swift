import CoreGraphics
import Foundation

/// Values that few layers are given.
final class LayerFilters {
    /// The object that was set, of any type.
    var compositing: Any?
    var filters: [Any]?
    var background: [Any]?
    var style: [AnyHashable: Any]?
    var format = CALayerContentsFormat.RGBA8Uint

    /// The names under which layers on iOS know ways to blend.
    static let blendModes: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "plusL": .plusLighter, "plusD": .plusDarker,
    ]

    /// A copy for a copy of the layer.
    var copied: LayerFilters {
        let copy = LayerFilters()
        (copy.compositing, copy.filters, copy.background) = (compositing, filters, background)
        (copy.style, copy.format) = (style, format)
        return copy
    }
}

extension CALayer {
    private func changeFilters(_ change: (LayerFilters) -> Void) {
        let values = givenFilters ?? LayerFilters()
        givenFilters = values
        change(values)
    }

    func setCompositingFilter(_ filter: Any?) {
        changeFilters { $0.compositing = filter }
        let mode = (filter as? String).flatMap { LayerFilters.blendModes[$0] }
        if filter != nil, mode == nil, filter as? String != "normalBlendMode" {
            LayerEnvironment.current.noteIdleFilter("compositingFilter", on: self)
        }
        guard mode != state.extrasBox?.extras.blendMode else { return }
        state.extras.blendMode = mode
        setNeedsSnapshot()
    }

    func setFilters(_ filters: [Any]?) {
        changeFilters { $0.filters = filters }
        if filters?.isEmpty == false { LayerEnvironment.current.noteIdleFilter("filters", on: self) }
    }

    func setBackgroundFilters(_ filters: [Any]?) {
        changeFilters { $0.background = filters }
        if filters?.isEmpty == false { LayerEnvironment.current.noteIdleFilter("backgroundFilters", on: self) }
    }

    /// Takes a style, and gives the properties it names their values where they have those of a new layer.
    func setStyle(_ style: [AnyHashable: Any]?) {
        changeFilters { $0.style = style }
        guard let style else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let fresh = ConstructibleObject.make(type(of: self))
        // Hash order: sorted by name.
        let keys = style.keys.compactMap { $0 as? String }.filter { $0 != "style" && $0 != "actions" }.sorted()
        for key in keys where isProperty(key) {
            let (present, first) = (value(forKey: key), fresh.value(forKey: key))
            if AnimatableValue(present) == AnimatableValue(first), let given = style[key] {
                setValue(given, forKey: key)
            }
        }
    }

    /// The style's value under a key; the styles in it are asked in turn.
    func styleValue(forKey key: String) -> Any? {
        var style = givenFilters?.style
        while let current = style {
            if let value = current[key] { return value }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    func setContentsFormat(_ format: CALayerContentsFormat) {
        guard format != givenFilters?.format ?? .RGBA8Uint else { return }
        changeFilters { $0.format = format }
        contentsStore.isGray = format == .gray8Uint
        if recordedDrawing != nil { setNeedsDisplay() }
    }

    func setHardEdges(allowed: Bool, mask: CAEdgeAntialiasingMask) {
        guard allowed != allowsEdgeAntialiasing || mask != edgeAntialiasingMask else { return }
        if allowed { flags.remove(.hasHardEdges) } else { flags.insert(.hasHardEdges) }
        let hard = allowed ? CAEdgeAntialiasingMask.all.subtracting(mask) : .all
        state.extras.smoothEdges = EdgeSides(rawValue: UInt8(mask.rawValue & 15))
        state.extras.hardEdges = EdgeSides(rawValue: UInt8(hard.rawValue & 15))
        setNeedsSnapshot()
    }
}
