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

    /// Sets a layer's value. One of another type is ignored: the answer then is the type of the values.
    func set(_ value: Any?, of layer: CALayer) -> Any.Type? {
        switch self {
        case .contents: layer.contents = value
        case .compositingFilter: layer.compositingFilter = value
        case .superlayer: break
        case .contentsScale: return put(Self.length(value), \.contentsScale, layer)
        case .rasterizationScale: return put(Self.length(value), \.rasterizationScale, layer)
        case .minificationFilterBias:
            return put(Self.length(value).map { Float($0) }, \.minificationFilterBias, layer)
        case .contentsCenter: return put(Self.rect(value), \.contentsCenter, layer)
        case .frame: return put(Self.rect(value), \.frame, layer)
        case .contentsGravity: return put(Self.named(value), \.contentsGravity, layer)
        case .minificationFilter: return put(Self.named(value), \.minificationFilter, layer)
        case .magnificationFilter: return put(Self.named(value), \.magnificationFilter, layer)
        case .cornerCurve: return put(Self.named(value), \.cornerCurve, layer)
        case .contentsFormat: return put(Self.named(value), \.contentsFormat, layer)
        case .maskedCorners:
            let mask = value as? CACornerMask ?? Self.bits(value).map { CACornerMask(rawValue: $0) }
            return put(mask, \.maskedCorners, layer)
        case .edgeAntialiasingMask:
            let mask =
                value as? CAEdgeAntialiasingMask
                ?? Self.bits(value).map { CAEdgeAntialiasingMask(rawValue: UInt32(truncatingIfNeeded: $0)) }
            return put(mask, \.edgeAntialiasingMask, layer)
        case .hidden, .isHidden: return put(Self.flag(value), \.isHidden, layer)
        case .masksToBounds: return put(Self.flag(value), \.masksToBounds, layer)
        case .doubleSided, .isDoubleSided: return put(Self.flag(value), \.isDoubleSided, layer)
        case .opaque, .isOpaque: return put(Self.flag(value), \.isOpaque, layer)
        case .shouldRasterize: return put(Self.flag(value), \.shouldRasterize, layer)
        case .allowsGroupOpacity: return put(Self.flag(value), \.allowsGroupOpacity, layer)
        case .needsDisplayOnBoundsChange: return put(Self.flag(value), \.needsDisplayOnBoundsChange, layer)
        case .drawsAsynchronously: return put(Self.flag(value), \.drawsAsynchronously, layer)
        case .geometryFlipped, .isGeometryFlipped: return put(Self.flag(value), \.isGeometryFlipped, layer)
        case .allowsEdgeAntialiasing: return put(Self.flag(value), \.allowsEdgeAntialiasing, layer)
        case .mask: return putOrClear(value, \.mask, layer)
        case .name: return putOrClear(value, \.name, layer)
        case .sublayers: return putOrClear(value, \.sublayers, layer)
        case .delegate: return putOrClear(value, \.delegate, layer)
        case .actions: return putOrClear(value, \.actions, layer)
        case .filters: return putOrClear(value, \.filters, layer)
        case .backgroundFilters: return putOrClear(value, \.backgroundFilters, layer)
        case .style: return putOrClear(value, \.style, layer)
        case .beginTime, .timeOffset, .speed, .duration, .repeatCount, .repeatDuration, .autoreverses, .fillMode:
            TimingKey(rawValue: rawValue)?.set(value, of: layer)
        }
        return nil
    }

    private func put<Value>(
        _ value: Value?, _ property: ReferenceWritableKeyPath<CALayer, Value>, _ layer: CALayer
    ) -> Any.Type? {
        guard let value else { return Value.self }
        layer[keyPath: property] = value
        return nil
    }

    private func putOrClear<Value>(
        _ value: Any?, _ property: ReferenceWritableKeyPath<CALayer, Value?>, _ layer: CALayer
    ) -> Any.Type? {
        let typed = value as? Value
        guard value == nil || typed != nil else { return Value.self }
        layer[keyPath: property] = typed
        return nil
    }

    /// A name that is a type of its own here, and a string in Objective-C.
    private static func named<Name: RawRepresentable<String>>(_ value: Any?) -> Name? {
        value as? Name ?? (value as? String).flatMap { Name(rawValue: $0) }
    }

    private static func bits(_ value: Any?) -> UInt? { length(value).flatMap { UInt(exactly: $0) } }

    private static func rect(_ value: Any?) -> CGRect? {
        if case .rect(let rect)? = AnimatableValue(value) { rect } else { nil }
    }

    private static func length(_ value: Any?) -> CGFloat? {
        if case .number(let number)? = AnimatableValue(value) { number } else { nil }
    }

    private static func flag(_ value: Any?) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }
}
