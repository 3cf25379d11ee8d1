/// What drawing glyphs does with their outlines; raw values are Apple's.
///
/// Status: partial – the modes that clip draw, and leave the clip as it is.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
