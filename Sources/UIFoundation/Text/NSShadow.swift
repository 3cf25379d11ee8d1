package import CoreGraphics
import CoreText
public import Foundation

/// The shadow of text, as the value of an attribute.
open nonisolated class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The distance of the shadow to the right and down, in points.
    open var shadowOffset = CGSize.zero
    /// The width of the blur of the shadow's edges, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or a `CGColor`; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow right behind the text, sharp and in black at one third.
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return textShadow == other.textShadow
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}

nonisolated extension NSShadow: ShadowAttribute {
    package var textShadow: Shadow? {
        guard let color = shadowColor as? any ColorAttribute, shadowBlurRadius.isFinite, shadowOffset.width.isFinite,
            shadowOffset.height.isFinite
        else { return nil }
        return Shadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color.attributeColor.rgba)
    }
}

nonisolated extension UIColor: ColorAttribute {
    package var attributeColor: CGColor { cgColor }
}
