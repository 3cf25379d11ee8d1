import UIKit

/// Snow.
class ClientEmitterLayer: CAEmitterLayer {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(layer: Any) { super.init(layer: layer) }

    override var birthRate: Float {
        get { super.birthRate }
        set { super.birthRate = newValue }
    }
    override var emitterCells: [CAEmitterCell]? {
        get { super.emitterCells }
        set { super.emitterCells = newValue }
    }
    override var emitterDepth: CGFloat {
        get { super.emitterDepth }
        set { super.emitterDepth = newValue }
    }
    override var emitterMode: CAEmitterLayerEmitterMode {
        get { super.emitterMode }
        set { super.emitterMode = newValue }
    }
    override var emitterPosition: CGPoint {
        get { super.emitterPosition }
        set { super.emitterPosition = newValue }
    }
    override var emitterShape: CAEmitterLayerEmitterShape {
        get { super.emitterShape }
        set { super.emitterShape = newValue }
    }
    override var emitterSize: CGSize {
        get { super.emitterSize }
        set { super.emitterSize = newValue }
    }
    override var emitterZPosition: CGFloat {
        get { super.emitterZPosition }
        set { super.emitterZPosition = newValue }
    }
    override var lifetime: Float {
        get { super.lifetime }
        set { super.lifetime = newValue }
    }
    override var preservesDepth: Bool {
        get { super.preservesDepth }
        set { super.preservesDepth = newValue }
    }
    override var renderMode: CAEmitterLayerRenderMode {
        get { super.renderMode }
        set { super.renderMode = newValue }
    }
    override var scale: Float {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var seed: UInt32 {
        get { super.seed }
        set { super.seed = newValue }
    }
    override var spin: Float {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var velocity: Float {
        get { super.velocity }
        set { super.velocity = newValue }
    }
}

/// A flake.
class ClientEmitterCell: CAEmitterCell {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var alphaRange: Float {
        get { super.alphaRange }
        set { super.alphaRange = newValue }
    }
    override var alphaSpeed: Float {
        get { super.alphaSpeed }
        set { super.alphaSpeed = newValue }
    }
    override var autoreverses: Bool {
        get { super.autoreverses }
        set { super.autoreverses = newValue }
    }
    override var beginTime: CFTimeInterval {
        get { super.beginTime }
        set { super.beginTime = newValue }
    }
    override var birthRate: Float {
        get { super.birthRate }
        set { super.birthRate = newValue }
    }
    override var blueRange: Float {
        get { super.blueRange }
        set { super.blueRange = newValue }
    }
    override var blueSpeed: Float {
        get { super.blueSpeed }
        set { super.blueSpeed = newValue }
    }
    override var color: CGColor? {
        get { super.color }
        set { super.color = newValue }
    }
    override var contents: Any? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var contentsRect: CGRect {
        get { super.contentsRect }
        set { super.contentsRect = newValue }
    }
    override var contentsScale: CGFloat {
        get { super.contentsScale }
        set { super.contentsScale = newValue }
    }
    override var duration: CFTimeInterval {
        get { super.duration }
        set { super.duration = newValue }
    }
    override var emissionLatitude: CGFloat {
        get { super.emissionLatitude }
        set { super.emissionLatitude = newValue }
    }
    override var emissionLongitude: CGFloat {
        get { super.emissionLongitude }
        set { super.emissionLongitude = newValue }
    }
    override var emissionRange: CGFloat {
        get { super.emissionRange }
        set { super.emissionRange = newValue }
    }
    override var emitterCells: [CAEmitterCell]? {
        get { super.emitterCells }
        set { super.emitterCells = newValue }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { super.fillMode }
        set { super.fillMode = newValue }
    }
    override var greenRange: Float {
        get { super.greenRange }
        set { super.greenRange = newValue }
    }
    override var greenSpeed: Float {
        get { super.greenSpeed }
        set { super.greenSpeed = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var lifetime: Float {
        get { super.lifetime }
        set { super.lifetime = newValue }
    }
    override var lifetimeRange: Float {
        get { super.lifetimeRange }
        set { super.lifetimeRange = newValue }
    }
    override var magnificationFilter: String {
        get { super.magnificationFilter }
        set { super.magnificationFilter = newValue }
    }
    override var minificationFilter: String {
        get { super.minificationFilter }
        set { super.minificationFilter = newValue }
    }
    override var minificationFilterBias: Float {
        get { super.minificationFilterBias }
        set { super.minificationFilterBias = newValue }
    }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var redRange: Float {
        get { super.redRange }
        set { super.redRange = newValue }
    }
    override var redSpeed: Float {
        get { super.redSpeed }
        set { super.redSpeed = newValue }
    }
    override var repeatCount: Float {
        get { super.repeatCount }
        set { super.repeatCount = newValue }
    }
    override var repeatDuration: CFTimeInterval {
        get { super.repeatDuration }
        set { super.repeatDuration = newValue }
    }
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var scaleRange: CGFloat {
        get { super.scaleRange }
        set { super.scaleRange = newValue }
    }
    override var scaleSpeed: CGFloat {
        get { super.scaleSpeed }
        set { super.scaleSpeed = newValue }
    }
    override var speed: Float {
        get { super.speed }
        set { super.speed = newValue }
    }
    override var spin: CGFloat {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var spinRange: CGFloat {
        get { super.spinRange }
        set { super.spinRange = newValue }
    }
    override var style: [AnyHashable: Any]? {
        get { super.style }
        set { super.style = newValue }
    }
    override var timeOffset: CFTimeInterval {
        get { super.timeOffset }
        set { super.timeOffset = newValue }
    }
    override var velocity: CGFloat {
        get { super.velocity }
        set { super.velocity = newValue }
    }
    override var velocityRange: CGFloat {
        get { super.velocityRange }
        set { super.velocityRange = newValue }
    }
    override var xAcceleration: CGFloat {
        get { super.xAcceleration }
        set { super.xAcceleration = newValue }
    }
    override var yAcceleration: CGFloat {
        get { super.yAcceleration }
        set { super.yAcceleration = newValue }
    }
    override var zAcceleration: CGFloat {
        get { super.zAcceleration }
        set { super.zAcceleration = newValue }
    }

    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }

    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func shouldArchiveValue(forKey key: String) -> Bool { super.shouldArchiveValue(forKey: key) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allEmitterLayerEmitterMode: [CAEmitterLayerEmitterMode] {
        [
            .outline, .points, .surface, .volume,
        ]
    }
    static var allEmitterLayerEmitterShape: [CAEmitterLayerEmitterShape] {
        [
            .circle, .cuboid, .line, .point, .rectangle, .sphere,
        ]
    }
    static var allEmitterLayerRenderMode: [CAEmitterLayerRenderMode] {
        [
            .additive, .backToFront, .oldestFirst, .oldestLast, .unordered,
        ]
    }
    static var allEdgeAntialiasingMask: [CAEdgeAntialiasingMask] {
        [
            .layerBottomEdge, .layerLeftEdge, .layerRightEdge, .layerTopEdge,
        ]
    }
    static var allLayerContentsFormat: [CALayerContentsFormat] {
        [
            .RGBA16Float, .RGBA8Uint, .gray8Uint,
        ]
    }
}
