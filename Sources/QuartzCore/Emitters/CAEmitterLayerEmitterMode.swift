/// The part of its shape on which an emitter layer makes its particles.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name; an unknown name is the volume.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shape's corners, or the middle of a round one.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The shape's edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The shape's sides; for a flat shape all of it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Everywhere inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
