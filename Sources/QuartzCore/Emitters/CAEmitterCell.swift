public import CoreGraphics
public import Foundation

/// One kind of particle of an emitter layer: how often it is made, how it looks, and how it moves.
///
/// A range lets each particle differ by at most half of it from the mean value. All values are chosen when a particle is made:
/// one of the age t is at start + velocity · t + ½ · acceleration · t², and scale, colour and turn change by their speeds · t.
///
/// The cell makes particles from `beginTime` on for `duration`, in the layer's time, or in the age of the particle that makes
/// them; a duration of 0 has no end. `speed` makes it faster.
///
/// Unlike iOS: a cell that changes while a layer has it makes its next particles so; there is no need for a key path.
/// Status: partial – the rest of the timing is kept and has no effect.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Makes a cell that makes no particles, for its `birthRate` and its `lifetime` are 0.
    public override init() { super.init() }

    /// Makes a cell for an archive.
    ///
    /// Status: partial – no values are read.
    public required init?(coder: NSCoder) { super.init() }

    /// The name by which key paths such as `emitterCells.name.birthRate` find the cell.
    open var name: String?
    /// Whether particles are made; true at first.
    open var isEnabled = true
    /// Particles made in a second; 0 at first.
    open var birthRate: Float = 0
    /// Seconds that a particle lives; 0 at first.
    open var lifetime: Float = 0
    /// The range of lifetimes, in seconds.
    open var lifetimeRange: Float = 0
    /// The angle in radians by which particles leave the layer's plane toward the viewer.
    open var emissionLatitude: CGFloat = 0
    /// The angle in radians, from the x axis toward the y axis, at which particles leave; from the radius on round shapes.
    open var emissionLongitude: CGFloat = 0
    /// The angle in radians over which the directions are spread about the longitude.
    open var emissionRange: CGFloat = 0
    /// The speed at first, in points per second.
    open var velocity: CGFloat = 0
    /// The range of the speeds.
    open var velocityRange: CGFloat = 0
    /// The acceleration along x, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along y, in points per second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along z, in points per second squared.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents; 1 at first. A particle that shrinks to zero is not visible.
    open var scale: CGFloat = 1
    /// The range of the scales.
    open var scaleRange: CGFloat = 0
    /// The change of the scale in a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians by which a particle turns in a second.
    open var spin: CGFloat = 0
    /// The range of the turns.
    open var spinRange: CGFloat = 0
    /// Multiplies the contents' colours and alpha; white at first, and nil is white too.
    open var color: CGColor? = CGColor(rgba: .white)
    /// The range of the red factors.
    open var redRange: Float = 0
    /// The range of the green factors.
    open var greenRange: Float = 0
    /// The range of the blue factors.
    open var blueRange: Float = 0
    /// The range of the alpha factors.
    open var alphaRange: Float = 0
    /// The change of the red factor in a second.
    open var redSpeed: Float = 0
    /// The change of the green factor in a second.
    open var greenSpeed: Float = 0
    /// The change of the blue factor in a second.
    open var blueSpeed: Float = 0
    /// The change of the alpha factor in a second.
    open var alphaSpeed: Float = 0
    /// A `CGImage`; particles without one are not seen.
    open var contents: Any?
    /// The part of the contents that shows, in unit coordinates.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point; 1 at first.
    open var contentsScale: CGFloat = 1
    /// The name of the filter for contents that show smaller than they are; that of `linear` at first.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// The name of the filter for contents that show larger than they are; that of `linear` at first.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// The number of halvings of the size that `trilinear` takes beyond the one that fits.
    open var minificationFilterBias: Float = 0
    /// Cells for particles that each particle of this cell makes where it is, as long as it lives.
    open var emitterCells: [CAEmitterCell]?
    /// Values for keys that were given none.
    open var style: [AnyHashable: Any]?

    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    private var keyedValues: [String: Any] = [:]

    /// The value of a property, or the value set under a key of the app's own; else the style's or the class's default.
    open func value(forKey key: String) -> Any? {
        if let path = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: path])) }
        if let path = Self.numbers[key] { return NSNumber(value: self[keyPath: path]) }
        switch key {
        case "name": return name
        case "enabled", "isEnabled": return NSNumber(value: isEnabled)
        case "color": return color
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "emitterCells": return emitterCells
        default:
            if let timing = TimingKey(rawValue: key) { return timing.value(of: self) }
            return keyedValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
        }
    }

    /// Gives a property its value, or keeps one under a key of the app's own; a value of another type is ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        let number: CGFloat? = if case .number(let number)? = AnimatableValue(value) { number } else { nil }
        if let path = Self.lengths[key] {
            self[keyPath: path] = number ?? self[keyPath: path]
        } else if let path = Self.numbers[key] {
            self[keyPath: path] = number.map { Float($0) } ?? self[keyPath: path]
        } else {
            switch key {
            case "name": name = value as? String
            case "enabled", "isEnabled": isEnabled = (value as? NSNumber)?.boolValue ?? value as? Bool ?? isEnabled
            case "color":
                if case .color(let color)? = AnimatableValue(value) { self.color = color.map { CGColor(rgba: $0) } }
            case "contents": contents = value
            case "contentsRect": contentsRect = value as? CGRect ?? contentsRect
            case "emitterCells": emitterCells = value as? [CAEmitterCell]
            default:
                if let timing = TimingKey(rawValue: key) {
                    timing.set(value, of: self)
                } else {
                    keyedValues[key] = value.map(CALayer.boxed)
                }
            }
        }
    }

    /// The value of a key for which none was given; nil unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether the value of a key belongs into an archive of the cell; false unless overridden.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]
    static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
        "minificationFilterBias": \.minificationFilterBias,
    ]
}
