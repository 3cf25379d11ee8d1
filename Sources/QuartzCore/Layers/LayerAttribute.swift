import Foundation

/// A property of layers that no animation changes, by its key. Raw values are Core Animation's keys.
enum LayerAttribute: String {
    case contents, contentsScale, contentsGravity, contentsCenter, minificationFilter, magnificationFilter
    case frame, hidden, isHidden, masksToBounds, mask, maskedCorners, cornerCurve, name
    case doubleSided, isDoubleSided, opaque, isOpaque, shouldRasterize, rasterizationScale, allowsGroupOpacity
    case needsDisplayOnBoundsChange, drawsAsynchronously, sublayers, superlayer, delegate, actions
    case geometryFlipped, isGeometryFlipped, contentsFormat, minificationFilterBias, allowsEdgeAntialiasing
    case edgeAntialiasingMask, compositingFilter, filters, backgroundFilters, style
    case beginTime, timeOffset, speed, duration, repeatCount, repeatDuration, autoreverses, fillMode

    /// The value of a layer; names, masks and curves as their types, numbers as `NSNumber`.
    func value(of layer: CALayer) -> Any? {
        switch self {
        case .contents: layer.contents
        case .contentsScale: NSNumber(value: Double(layer.contentsScale))
        case .contentsGravity: layer.contentsGravity
        case .contentsCenter: layer.contentsCenter
        case .minificationFilter: layer.minificationFilter
        case .magnificationFilter: layer.magnificationFilter
        case .frame: layer.frame
        case .hidden, .isHidden: NSNumber(value: layer.isHidden)
        case .masksToBounds: NSNumber(value: layer.masksToBounds)
        case .mask: layer.mask
        case .maskedCorners: layer.maskedCorners
        case .cornerCurve: layer.cornerCurve
        case .name: layer.name
        case .doubleSided, .isDoubleSided: NSNumber(value: layer.isDoubleSided)
        case .opaque, .isOpaque: NSNumber(value: layer.isOpaque)
        case .shouldRasterize: NSNumber(value: layer.shouldRasterize)
        case .rasterizationScale: NSNumber(value: Double(layer.rasterizationScale))
        case .allowsGroupOpacity: NSNumber(value: layer.allowsGroupOpacity)
        case .needsDisplayOnBoundsChange: NSNumber(value: layer.needsDisplayOnBoundsChange)
        case .drawsAsynchronously: NSNumber(value: layer.drawsAsynchronously)
        case .sublayers: layer.sublayers
        case .superlayer: layer.superlayer
        case .delegate: layer.delegate
        case .actions: layer.actions
        case .geometryFlipped, .isGeometryFlipped: NSNumber(value: layer.isGeometryFlipped)
        case .contentsFormat: layer.contentsFormat
        case .minificationFilterBias: NSNumber(value: layer.minificationFilterBias)
        case .allowsEdgeAntialiasing: NSNumber(value: layer.allowsEdgeAntialiasing)
        case .edgeAntialiasingMask: layer.edgeAntialiasingMask
        case .compositingFilter: layer.compositingFilter
        case .filters: layer.filters
        case .backgroundFilters: layer.backgroundFilters
        case .style: layer.style
        case .beginTime, .timeOffset, .speed, .duration, .repeatCount, .repeatDuration, .autoreverses, .fillMode:
            TimingKey(rawValue: rawValue)?.value(of: layer)
        }
    }

    /// Sets a layer's value; one of another type is ignored.
    func set(_ value: Any?, of layer: CALayer) {
        switch self {
        case .contents: layer.contents = value
        case .contentsScale: layer.contentsScale = Self.length(value) ?? layer.contentsScale
        case .contentsGravity: layer.contentsGravity = value as? CALayerContentsGravity ?? layer.contentsGravity
        case .contentsCenter: layer.contentsCenter = value as? CGRect ?? layer.contentsCenter
        case .minificationFilter:
            layer.minificationFilter = value as? CALayerContentsFilter ?? layer.minificationFilter
        case .magnificationFilter:
            layer.magnificationFilter = value as? CALayerContentsFilter ?? layer.magnificationFilter
        case .frame: layer.frame = value as? CGRect ?? layer.frame
        case .hidden, .isHidden: layer.isHidden = Self.flag(value) ?? layer.isHidden
        case .masksToBounds: layer.masksToBounds = Self.flag(value) ?? layer.masksToBounds
        case .mask: layer.mask = value as? CALayer
        case .maskedCorners: layer.maskedCorners = value as? CACornerMask ?? layer.maskedCorners
        case .cornerCurve: layer.cornerCurve = value as? CALayerCornerCurve ?? layer.cornerCurve
        case .name: layer.name = value as? String
        case .doubleSided, .isDoubleSided: layer.isDoubleSided = Self.flag(value) ?? layer.isDoubleSided
        case .opaque, .isOpaque: layer.isOpaque = Self.flag(value) ?? layer.isOpaque
        case .shouldRasterize: layer.shouldRasterize = Self.flag(value) ?? layer.shouldRasterize
        case .rasterizationScale: layer.rasterizationScale = Self.length(value) ?? layer.rasterizationScale
        case .allowsGroupOpacity: layer.allowsGroupOpacity = Self.flag(value) ?? layer.allowsGroupOpacity
        case .needsDisplayOnBoundsChange:
            layer.needsDisplayOnBoundsChange = Self.flag(value) ?? layer.needsDisplayOnBoundsChange
        case .drawsAsynchronously: layer.drawsAsynchronously = Self.flag(value) ?? layer.drawsAsynchronously
        case .sublayers: layer.sublayers = value as? [CALayer]
        case .superlayer: break
        case .delegate: layer.delegate = value as? any CALayerDelegate
        case .actions: layer.actions = value as? [String: any CAAction]
        case .geometryFlipped, .isGeometryFlipped:
            layer.isGeometryFlipped = Self.flag(value) ?? layer.isGeometryFlipped
        case .contentsFormat: layer.contentsFormat = value as? CALayerContentsFormat ?? layer.contentsFormat
        case .minificationFilterBias:
            layer.minificationFilterBias = Self.length(value).map { Float($0) } ?? layer.minificationFilterBias
        case .allowsEdgeAntialiasing:
            layer.allowsEdgeAntialiasing = Self.flag(value) ?? layer.allowsEdgeAntialiasing
        case .edgeAntialiasingMask:
            layer.edgeAntialiasingMask = value as? CAEdgeAntialiasingMask ?? layer.edgeAntialiasingMask
        case .compositingFilter: layer.compositingFilter = value
        case .filters: layer.filters = value as? [Any]
        case .backgroundFilters: layer.backgroundFilters = value as? [Any]
        case .style: layer.style = value as? [AnyHashable: Any]
        case .beginTime, .timeOffset, .speed, .duration, .repeatCount, .repeatDuration, .autoreverses, .fillMode:
            TimingKey(rawValue: rawValue)?.set(value, of: layer)
        }
    }

    private static func length(_ value: Any?) -> CGFloat? {
        if case .number(let number)? = AnimatableValue(value) { number } else { nil }
    }

    private static func flag(_ value: Any?) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }
}
