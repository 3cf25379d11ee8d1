public import CoreGraphics
public import Foundation

/// A colour, fixed or depending on traits such as light and dark.
///
/// Colours are immutable and may be used on any thread. A dynamic colour answers questions about components with the
/// traits in `UITraitCollection.current`.
///
/// Status: partial – fixed colours in extended sRGB, patterns, dynamic colours and those of asset catalogues; coding is not
/// implemented.
open nonisolated class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    private enum Storage {
        case fixed(CGColor)
        case adaptive(AdaptiveColor)
        case catalog(CatalogColor)
        case provided((UITraitCollection) -> UIColor)
    }

    /// Set by initializers only.
    private var storage: Storage

    package convenience init(rgba: RGBAColor) { self.init(cgColor: CGColor(rgba: rgba)) }

    package convenience init(_ adaptive: AdaptiveColor) {
        self.init(cgColor: .clear)
        storage = .adaptive(adaptive)
    }

    convenience init(catalog color: CatalogColor) {
        self.init(cgColor: .clear)
        storage = .catalog(color)
    }

    /// Makes a gray from 0, black, to 1, white, with an alpha; components are cut to that range.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(srgbRed: white, green: white, blue: white, alpha: alpha.clampedToUnit))
    }

    /// Makes a colour from hue, once round the colour wheel from 0 to 1, saturation, brightness and alpha.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueComponents(
            hue: hue.clampedToUnit, saturation: saturation.clampedToUnit, brightness: brightness.clampedToUnit)
        storage = .fixed(CGColor(rgba: rgb.color(alpha: alpha.clampedToUnit)))
    }

    /// Makes a colour from red, green, blue and alpha in sRGB, of 0 to 1, not premultiplied.
    ///
    /// Components outside are kept, as extended sRGB; they are cut when drawn. Alpha is cut at once.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Makes a colour from red, green, blue and alpha in Display P3, of 0 to 1, not premultiplied.
    ///
    /// It is kept as extended sRGB, in which components of colours that sRGB lacks are outside 0 to 1; they are cut when drawn.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
            CGColor(colorSpace: $0, components: [red, green, blue, alpha.clampedToUnit])
        }
        let rgba = color?.rgba ?? RGBAColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit)
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    /// Makes the colour of a colour literal, from components and an alpha in sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

    /// Makes a fixed colour from a drawing colour.
    public init(cgColor: CGColor) { storage = .fixed(cgColor) }

    /// Makes a colour whose value `dynamicProvider` gives for each set of traits; it may be asked on any thread.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { storage = .provided(dynamicProvider) }

    // MARK: Values

    /// The value for `UITraitCollection.current`; later changes of traits do not reach it.
    open var cgColor: CGColor {
        if case .fixed(let color) = storage { return color }
        return resolvedColor(with: .current).cgColor
    }

    /// The value for `UITraitCollection.current` as plain numbers.
    package var rgba: RGBAColor { cgColor.rgba }

    /// True when the value depends on traits.
    package var isDynamic: Bool { if case .fixed = storage { false } else { true } }

    /// True when a function gives the value, which may depend on more than traits.
    package var hasProvider: Bool {
        switch storage {
        case .provided: true
        case .catalog(let color): color.variants.contains { $0.color.hasProvider }
        default: false
        }
    }

    /// The fixed colour that this one is under the given traits; a fixed colour gives itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: return self
        case .adaptive(let color): return UIColor(rgba: color.value(for: traitCollection))
        case .catalog(let color): return color.color(for: traitCollection)
        case .provided(let provider):
            var resolved = self
            // A provider may look at the current traits, or use colours that do.
            traitCollection.performAsCurrent { resolved = provider(traitCollection) }
            return resolved.resolvedColor(with: traitCollection)
        }
    }

    /// The same colour with another alpha; dynamic colours stay dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color) where color.pattern != nil:
            UIColor(cgColor: color.copy(alpha: alpha.clampedToUnit) ?? color)
        case .fixed(let color):
            UIColor(
                red: color.rgba.red, green: color.rgba.green, blue: color.rgba.blue, alpha: alpha)
        case .adaptive(let color): UIColor(color.withAlpha(alpha.clampedToUnit))
        case .catalog(let color): UIColor { color.color(for: $0).withAlphaComponent(alpha) }
        case .provided(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Writes red, green, blue and alpha in sRGB; false for a pattern, which has none.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let value = plainValue else { return false }
        red?.pointee = value.red
        green?.pointee = value.green
        blue?.pointee = value.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha, each 0 to 1; the hue of a gray is 0. False for a pattern, which has none.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let value = plainValue else { return false }
        let components = HueComponents(value)
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes gray level and alpha and returns true for a gray; writes no values and returns false for any other colour.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let value = plainValue, value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = value.red
        alpha?.pointee = value.alpha
        return true
    }

    /// The value at present; nil for a pattern.
    private var plainValue: RGBAColor? {
        let color = cgColor
        return color.pattern == nil ? color.rgba : nil
    }

    // MARK: Drawing

    /// Makes this the colour of later fills and strokes in the current context; has no effect without one.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of later fills in the current context; has no effect without one.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour of later strokes in the current context; has no effect without one.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Object

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Fixed, system and catalogue colours are equal when their values are; colours with a provider only to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.adaptive(let left), .adaptive(let right)): left == right
        case (.catalog(let left), .catalog(let right)): left == right
        default: false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .adaptive(let color): color.hashValue
        case .catalog(let color): color.name.hashValue
        case .provided: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color): "<UIColor: \(color.rgba.text)>"
        case .adaptive(let color): "<UIColor: light \(color.light.text), dark \(color.dark.text)>"
        case .catalog(let color): "<UIColor: named \"\(color.name)\">"
        case .provided: "<UIColor: dynamic>"
        }
    }
}

nonisolated extension CGFloat {
    /// The number cut to 0…1; 0 when it is not a number.
    var clampedToUnit: CGFloat { isNaN ? 0 : Swift.max(0, Swift.min(1, self)) }
}

/// The type that colour literals have by themselves.
public typealias _ColorLiteralType = UIColor
