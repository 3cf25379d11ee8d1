/// The shape on which an emitter layer makes its particles, around its `emitterPosition`.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a shape from its name; an unknown name is a point.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position itself.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A level line as long as `emitterSize` is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of `emitterSize`.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of `emitterSize` and `emitterDepth`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with the width of `emitterSize` as its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball with the width of `emitterSize` as its radius.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
