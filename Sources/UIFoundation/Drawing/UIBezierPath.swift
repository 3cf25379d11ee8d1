public import CoreGraphics
public import Foundation

/// A path that can be built, measured and drawn in the current context, with its own line style.
///
/// Angles are radians from the positive x axis and grow clockwise on screen. A path belongs to one thread at a time. Archives
/// keep segments and line style.
open nonisolated class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private let mark = ForeignObjectMark()

    private var geometry: PathGeometry
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// The width of strokes in points.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of line corners.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The ratio of miter length to line width above which a miter becomes a bevel.
    open var miterLimit: CGFloat = 10
    /// The greatest distance of a drawn curve from the true one; the renderer follows curves more closely than the
    /// default anyway.
    open var flatness: CGFloat = 0.6
    /// Whether filling, clipping and hit testing use the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false

    init(geometry: PathGeometry) { self.geometry = geometry }

    /// Makes an empty path.
    public override init() { geometry = PathGeometry() }

    /// Makes a closed rectangle.
    public convenience init(rect: CGRect) {
        var geometry = PathGeometry()
        geometry.addRect(rect)
        self.init(geometry: geometry)
    }

    /// Makes the closed ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        var geometry = PathGeometry()
        geometry.addEllipse(in: rect)
        self.init(geometry: geometry)
    }

    /// Makes a closed rectangle with round corners; the radius is cut to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Makes a closed rectangle with some corners rounded; the radii are cut to half the sides.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        var geometry = PathGeometry()
        geometry.addRoundedRect(
            in: rect, radiusX: cornerRadii.width, radiusY: cornerRadii.height,
            corners: RectCorners(rawValue: Int(corners.rawValue & 0xF)))
        self.init(geometry: geometry)
    }

    /// Makes an arc about a centre with a radius from one angle to another, clockwise on screen or not.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var geometry = PathGeometry()
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
        self.init(geometry: geometry)
    }

    /// Makes a path from the segments of another, with the default line style.
    public convenience init(cgPath: CGPath) { self.init(geometry: cgPath.geometry) }

    /// An immutable copy of the segments; setting it replaces them and keeps the line style.
    open var cgPath: CGPath {
        get { CGPath(geometry: geometry) }
        set { geometry = newValue.geometry }
    }

    // MARK: Building

    /// Begins a subpath.
    open func move(to point: CGPoint) { geometry.move(to: point) }

    /// Adds a line; without a current point it begins a subpath there.
    open func addLine(to point: CGPoint) { geometry.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        geometry.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        geometry.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc about a centre with a radius, from one angle to another, clockwise or not, joined to the current point if any.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
    }

    /// Closes the current subpath by a line to its start.
    open func close() { geometry.close() }

    /// Drops every segment and keeps the line style.
    open func removeAllPoints() { geometry = PathGeometry() }

    /// Adds all segments of another path.
    open func append(_ bezierPath: UIBezierPath) { geometry.append(bezierPath.geometry) }

    /// Transforms every point of this path; the line style stays.
    open func apply(_ transform: CGAffineTransform) { geometry = geometry.applying(transform) }

    /// A path of the same outline that runs the other way, with the same line style.
    open func reversing() -> UIBezierPath { copyOfStyle(geometry.reversed) }

    // MARK: Measuring

    /// True when no segment was added.
    open var isEmpty: Bool { geometry.isEmpty }

    /// The rectangle around the outline, without the line width; null when empty.
    open var bounds: CGRect { geometry.outlineBounds }

    /// The start of the next segment; the origin for an empty path.
    open var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// Whether a point lies inside by the path's fill rule; open subpaths count as closed. Linear in the number of segments.
    open func contains(_ point: CGPoint) -> Bool { geometry.contains(point, rule: rule) }

    // MARK: Line style

    /// Sets a pattern of `count` lengths of dashes and gaps in turn, starting `phase` points into them; nil draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
    }

    /// Writes the dash pattern: the count of its lengths, its phase, and as many lengths as there are, where pointers are given.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Fills in the current context's fill colour; the context's state is the same afterwards.
    open func fill() {
        draw { context in
            context.addPath(cgPath)
            context.fillPath(using: rule)
        }
    }

    /// Strokes in the current context's stroke colour with the path's line style; the context's state is the same afterwards.
    open func stroke() {
        draw { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.addPath(cgPath)
            context.strokePath()
        }
    }

    /// Fills with a blend mode and an alpha instead of the context's.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            fill()
        }
    }

    /// Strokes with a blend mode and an alpha instead of the context's.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            stroke()
        }
    }

    /// Narrows the current context's clip to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }

    private func draw(_ actions: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        actions(context)
        context.restoreGState()
    }

    // MARK: Archives

    /// True: archives may ask for this class and no other.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a path; nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: Key.segments),
            let geometry = PathGeometry(archived: String(text))
        else { return nil }
        self.geometry = geometry
        super.init()
        lineWidth = coder.decodeDouble(forKey: Key.lineWidth)
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCapStyle)) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoinStyle)) ?? .miter
        miterLimit = coder.decodeDouble(forKey: Key.miterLimit)
        flatness = coder.decodeDouble(forKey: Key.flatness)
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.usesEvenOddFillRule)
        let lengths = coder.decodeObject(of: NSString.self, forKey: Key.dashLengths).map { String($0) } ?? ""
        dash = (
            coder.decodeDouble(forKey: Key.dashPhase), lengths.split(separator: " ").compactMap { CGFloat(text: $0) }
        )
    }

    /// Writes segments and line style under names of their own.
    open func encode(with coder: NSCoder) {
        coder.encode(geometry.archiveText as NSString, forKey: Key.segments)
        coder.encode(Double(lineWidth), forKey: Key.lineWidth)
        coder.encode(lineCapStyle.rawValue, forKey: Key.lineCapStyle)
        coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoinStyle)
        coder.encode(Double(miterLimit), forKey: Key.miterLimit)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule)
        coder.encode(Double(dash.phase), forKey: Key.dashPhase)
        coder.encode(dash.lengths.map { "\($0)" }.joined(separator: " ") as NSString, forKey: Key.dashLengths)
    }

    private enum Key {
        static let segments = "segments"
        static let lineWidth = "lineWidth"
        static let lineCapStyle = "lineCapStyle"
        static let lineJoinStyle = "lineJoinStyle"
        static let miterLimit = "miterLimit"
        static let flatness = "flatness"
        static let usesEvenOddFillRule = "usesEvenOddFillRule"
        static let dashPhase = "dashPhase"
        static let dashLengths = "dashLengths"
    }

    // MARK: Object

    private func copyOfStyle(_ geometry: PathGeometry) -> UIBezierPath {
        let path = UIBezierPath(geometry: geometry)
        path.lineWidth = lineWidth
        path.lineCapStyle = lineCapStyle
        path.lineJoinStyle = lineJoinStyle
        path.miterLimit = miterLimit
        path.flatness = flatness
        path.usesEvenOddFillRule = usesEvenOddFillRule
        path.dash = dash
        return path
    }

    open func copy(with zone: NSZone? = nil) -> Any { copyOfStyle(geometry) }
}
