/// The order and the way in which an emitter layer's particles are drawn.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name; an unknown name keeps no order.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest below all others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest above all others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth, the farthest below.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colours are added to each other and to the content below.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
