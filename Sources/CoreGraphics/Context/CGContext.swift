public import Foundation

/// Receives drawing calls and records them as a display list; nothing is painted until a renderer replays it.
///
/// User space starts with its origin at the top left and y pointing down, in points. A context is used by one thread at a time.
///
/// Unlike iOS: there is no base flip, so `ctm` is the identity at first and `draw(_:in:)` mirrors images as UIKit's flipped
/// contexts do.
/// Status: partial – state, paths, fills, strokes, clips, shadows, images, glyphs, transparency layers, gradients
/// and bitmaps; patterns and clipping to masks follow.
public class CGContext {
    var commands: [DisplayCommand] = []
    var state = GraphicsState()
    /// The states to come back to, each with the command that ends what began there.
    private var stack: [(state: GraphicsState, end: DisplayCommand)] = []
    var currentPath = PathGeometry()

    /// The area that is going to be shown, in base space; drawing outside is legal and lost.
    package let bounds: CGRect

    /// The pixels that the recording is replayed into; nil for a context that a renderer owns.
    let bitmap: BitmapMemory?

    package init(bounds: CGRect) {
        self.bounds = bounds
        bitmap = nil
    }

    init(_ bitmap: BitmapMemory) {
        self.bitmap = bitmap
        bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }

    /// The recording so far, with every saved state restored.
    package func finishedList() -> DisplayList { DisplayList(commands + stack.reversed().map(\.end)) }

    // MARK: State

    /// Pushes a copy of the graphics state.
    public func saveGState() {
        stack.append((state, .restore))
        commands.append(.save)
    }

    /// Pops the graphics state; without a matching `saveGState` in the same transparency layer nothing happens.
    public func restoreGState() { pop(endedBy: .restore) }

    private func pop(endedBy end: DisplayCommand) {
        guard let top = stack.last, top.end == end else { return }
        stack.removeLast()
        state = top.state
        commands.append(end)
    }

    /// The transform from user space to base space.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform before the current one. A transform with values that are not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        guard [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
        else { return }
        guard !transform.isIdentity else { return }
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform))
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns user space by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the colour of fills and glyphs.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

    /// Sets the colour of fills and glyphs from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    /// Sets the colour of strokes from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the factor, 0 to 1, for the alpha of everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha.isNaN ? 0 : alpha)) }

    /// Sets how new colour combines with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

    /// How scaled images are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets the width of strokes in user space; zero or less draws none.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets how line ends look.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets how line corners look.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets the ratio of miter length to line width above which a miter becomes a bevel.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the lengths of dashes and gaps in turn; an empty list draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        // A pattern without any length would never advance along the line.
        state.stroke.dashLengths =
            lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } ? lengths : []
    }

    /// Draws a blurred shadow of what follows; the offset and blur are in points of base space. A nil colour removes it.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0.rgba) }
    }

    /// Draws a shadow in black at one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Building the current path

    /// Drops the current path.
    public func beginPath() { currentPath = PathGeometry() }

    /// Begins a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: point) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

    /// Adds connected lines through the points.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            index == 0 ? currentPath.move(to: point) : currentPath.addLine(to: point)
        }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

    /// Adds an arc; `clockwise` is meant for a y axis that points up, so on screen true runs against the clock.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
    }

    /// Adds an arc that touches two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

    /// Adds all segments of a path.
    public func addPath(_ path: CGPath) { currentPath.append(path.geometry) }

    /// Closes the current subpath.
    public func closePath() { currentPath.close() }

    /// A copy of the current path; nil when empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(geometry: currentPath) }

    /// True when there is no current path.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    // MARK: Painting

    /// Fills the current path and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, rule: rule)
        beginPath()
    }

    /// Strokes the current path and drops it.
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }

    /// Fills, strokes or both, and drops the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(currentPath, rule: .winding)
        case .eoFill, .eoFillStroke: fill(currentPath, rule: .evenOdd)
        case .stroke: break
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(currentPath) }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect)
        fill(path, rule: .winding)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect)
        fill(path, rule: .winding)
    }

    /// Strokes a rectangle's outline.
    public func stroke(_ rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect)
        stroke(path)
    }

    /// Strokes a rectangle's outline with a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let saved = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = saved
    }

    /// Strokes the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect)
        stroke(path)
    }

    /// Strokes separate lines between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = PathGeometry()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes a rectangle fully transparent.
    public func clear(_ rect: CGRect) { commands.append(.clear(rect)) }

    /// Draws an image with its bottom row along the rectangle's `minY`, as a flipped UIKit context does.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws an image with its top row along the rectangle's `minY`.
    package func drawUpright(_ image: CGImage, in rect: CGRect, tint: RGBAColor? = nil) {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
        var paint = state.imagePaint
        paint.tint = tint
        commands.append(.image(image, rect, paint))
    }

    /// Draws a glyph run with its origin at a point, in the fill colour or the one given.
    package func draw(_ run: GlyphRun, at origin: CGPoint, color: RGBAColor? = nil) {
        guard !run.glyphs.isEmpty else { return }
        commands.append(.glyphs(run, origin, state.paint(color ?? state.fillColor)))
    }

    func fill(_ path: PathGeometry, rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        commands.append(.fill(path, rule, state.paint(state.fillColor)))
    }

    func stroke(_ path: PathGeometry) {
        guard !path.isEmpty, state.stroke.width > 0 else { return }
        commands.append(.stroke(path, state.stroke, state.paint(state.strokeColor)))
    }

    // MARK: Clipping and groups

    /// Narrows the clip to the current path and drops it; an empty path clips everything away.
    public func clip(using rule: CGPathFillRule = .winding) {
        narrowClip(to: currentPath, rule: rule)
        beginPath()
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect)
        narrowClip(to: path, rule: .winding)
    }

    /// The rectangle around the clip in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.intersection(bounds).applying(state.transform.inverted())
    }

    /// Begins a group that is composed as a whole; alpha, blend mode and shadow start anew inside.
    public func beginTransparencyLayer(auxiliaryInfo: Any?) {
        stack.append((state, .endTransparencyLayer))
        commands.append(.beginTransparencyLayer(alpha: state.alpha))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Ends the innermost group; without one, or with a state saved inside and not restored, nothing happens.
    public func endTransparencyLayer() { pop(endedBy: .endTransparencyLayer) }

    private func narrowClip(to path: PathGeometry, rule: CGPathFillRule) {
        commands.append(.clip(path, rule))
        state.clipBounds = state.clipBounds.intersection(path.controlBounds.applying(state.transform))
    }
}
