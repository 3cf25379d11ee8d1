import UIKit

/// A path that can be animated.
class ClientBezierPath: UIBezierPath {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var supportsSecureCoding: Bool { super.supportsSecureCoding }

    override var bounds: CGRect { super.bounds }
    override var cgPath: CGPath {
        get { super.cgPath }
        set { super.cgPath = newValue }
    }
    override var currentPoint: CGPoint { super.currentPoint }
    override var flatness: CGFloat {
        get { super.flatness }
        set { super.flatness = newValue }
    }
    override var isEmpty: Bool { super.isEmpty }
    override var lineCapStyle: CGLineCap {
        get { super.lineCapStyle }
        set { super.lineCapStyle = newValue }
    }
    override var lineJoinStyle: CGLineJoin {
        get { super.lineJoinStyle }
        set { super.lineJoinStyle = newValue }
    }
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var usesEvenOddFillRule: Bool {
        get { super.usesEvenOddFillRule }
        set { super.usesEvenOddFillRule = newValue }
    }

    override func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        super.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    override func addClip() { super.addClip() }
    override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    override func addLine(to point: CGPoint) { super.addLine(to: point) }
    override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        super.addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }
    override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
    override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
    override func close() { super.close() }
    override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func fill() { super.fill() }
    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { super.fill(with: blendMode, alpha: alpha) }
    override func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) { super.getLineDash(pattern, count: count, phase: phase) }
    override func move(to point: CGPoint) { super.move(to: point) }
    override func removeAllPoints() { super.removeAllPoints() }
    override func reversing() -> UIBezierPath { super.reversing() }
    override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        super.setLineDash(pattern, count: count, phase: phase)
    }
    override func stroke() { super.stroke() }
    override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { super.stroke(with: blendMode, alpha: alpha) }
}

extension ClientBezierPath {
    static func make() -> [UIBezierPath] {
        [
            UIBezierPath(), UIBezierPath(rect: .zero), UIBezierPath(ovalIn: .zero),
            UIBezierPath(roundedRect: .zero, cornerRadius: 4),
            UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: .zero),
            UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true),
            UIBezierPath(cgPath: CGMutablePath()),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allRectCorner: [UIRectCorner] {
        [
            .allCorners, .bottomLeft, .bottomRight, .topLeft, .topRight,
        ]
    }
}
