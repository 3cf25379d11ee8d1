/// The use that drawing glyphs makes of their outlines; raw values are Apple's.
///
/// The modes that clip narrow the clip to the outlines of the glyphs that were shown last, after drawing them.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

    var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip }
    var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
