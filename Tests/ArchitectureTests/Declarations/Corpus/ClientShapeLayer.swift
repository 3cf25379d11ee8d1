import UIKit

/// A ring.
class ClientShapeLayer: CAShapeLayer {
    override var fillColor: CGColor? {
        get { super.fillColor }
        set { super.fillColor = newValue }
    }
    override var fillRule: CAShapeLayerFillRule {
        get { super.fillRule }
        set { super.fillRule = newValue }
    }
    override var lineCap: CAShapeLayerLineCap {
        get { super.lineCap }
        set { super.lineCap = newValue }
    }
    override var lineDashPattern: [NSNumber]? {
        get { super.lineDashPattern }
        set { super.lineDashPattern = newValue }
    }
    override var lineDashPhase: CGFloat {
        get { super.lineDashPhase }
        set { super.lineDashPhase = newValue }
    }
    override var lineJoin: CAShapeLayerLineJoin {
        get { super.lineJoin }
        set { super.lineJoin = newValue }
    }
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var strokeColor: CGColor? {
        get { super.strokeColor }
        set { super.strokeColor = newValue }
    }
    override var strokeEnd: CGFloat {
        get { super.strokeEnd }
        set { super.strokeEnd = newValue }
    }
    override var strokeStart: CGFloat {
        get { super.strokeStart }
        set { super.strokeStart = newValue }
    }
}

/// A gradient of two colours.
class ClientGradientLayer: CAGradientLayer {
    override var colors: [Any]? {
        get { super.colors }
        set { super.colors = newValue }
    }
    override var endPoint: CGPoint {
        get { super.endPoint }
        set { super.endPoint = newValue }
    }
    override var locations: [NSNumber]? {
        get { super.locations }
        set { super.locations = newValue }
    }
    override var startPoint: CGPoint {
        get { super.startPoint }
        set { super.startPoint = newValue }
    }
    override var type: CAGradientLayerType {
        get { super.type }
        set { super.type = newValue }
    }
}

/// A text that is centred vertically.
class ClientTextLayer: CATextLayer {
    override var alignmentMode: CATextLayerAlignmentMode {
        get { super.alignmentMode }
        set { super.alignmentMode = newValue }
    }
    override var allowsFontSubpixelQuantization: Bool {
        get { super.allowsFontSubpixelQuantization }
        set { super.allowsFontSubpixelQuantization = newValue }
    }
    override var font: CFTypeRef? {
        get { super.font }
        set { super.font = newValue }
    }
    override var fontSize: CGFloat {
        get { super.fontSize }
        set { super.fontSize = newValue }
    }
    override var foregroundColor: CGColor? {
        get { super.foregroundColor }
        set { super.foregroundColor = newValue }
    }
    override var isWrapped: Bool {
        get { super.isWrapped }
        set { super.isWrapped = newValue }
    }
    override var string: Any? {
        get { super.string }
        set { super.string = newValue }
    }
    override var truncationMode: CATextLayerTruncationMode {
        get { super.truncationMode }
        set { super.truncationMode = newValue }
    }
}

/// A layer that scrolls.
class ClientScrollLayer: CAScrollLayer {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(layer: Any) { super.init(layer: layer) }

    override var scrollMode: CAScrollLayerScrollMode {
        get { super.scrollMode }
        set { super.scrollMode = newValue }
    }

    override func scroll(to p: CGPoint) { super.scroll(to: p) }
    override func scroll(to r: CGRect) { super.scroll(to: r) }
}

/// A cube.
class ClientTransformLayer: CATransformLayer {
}

/// Bars of a spectrum.
class ClientReplicatorLayer: CAReplicatorLayer {
    override var instanceAlphaOffset: Float {
        get { super.instanceAlphaOffset }
        set { super.instanceAlphaOffset = newValue }
    }
    override var instanceBlueOffset: Float {
        get { super.instanceBlueOffset }
        set { super.instanceBlueOffset = newValue }
    }
    override var instanceColor: CGColor? {
        get { super.instanceColor }
        set { super.instanceColor = newValue }
    }
    override var instanceCount: Int {
        get { super.instanceCount }
        set { super.instanceCount = newValue }
    }
    override var instanceDelay: CFTimeInterval {
        get { super.instanceDelay }
        set { super.instanceDelay = newValue }
    }
    override var instanceGreenOffset: Float {
        get { super.instanceGreenOffset }
        set { super.instanceGreenOffset = newValue }
    }
    override var instanceRedOffset: Float {
        get { super.instanceRedOffset }
        set { super.instanceRedOffset = newValue }
    }
    override var instanceTransform: CATransform3D {
        get { super.instanceTransform }
        set { super.instanceTransform = newValue }
    }
    override var preservesDepth: Bool {
        get { super.preservesDepth }
        set { super.preservesDepth = newValue }
    }
}

extension ClientShapeLayer {
    static func make() -> [CALayer] {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0, 0.5]
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: .zero).cgPath
        shape.lineDashPattern = [2, 4]
        return [gradient, shape, CATextLayer(), CAScrollLayer(), CATransformLayer(), CAReplicatorLayer()]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allGradientLayerType: [CAGradientLayerType] {
        [
            .axial, .conic, .radial,
        ]
    }
    static var allShapeLayerFillRule: [CAShapeLayerFillRule] {
        [
            .evenOdd, .nonZero,
        ]
    }
    static var allShapeLayerLineCap: [CAShapeLayerLineCap] {
        [
            .butt, .round, .square,
        ]
    }
    static var allShapeLayerLineJoin: [CAShapeLayerLineJoin] {
        [
            .bevel, .miter, .round,
        ]
    }
    static var allScrollLayerScrollMode: [CAScrollLayerScrollMode] {
        [
            .both, .horizontally, .none, .vertically,
        ]
    }
    static var allTextLayerAlignmentMode: [CATextLayerAlignmentMode] {
        [
            .center, .justified, .left, .natural, .right,
        ]
    }
    static var allTextLayerTruncationMode: [CATextLayerTruncationMode] {
        [
            .end, .middle, .none, .start,
        ]
    }
}
