/// The direction in which glyphs follow each other; raw values are Apple's.
public enum CTFontOrientation: UInt32, Hashable, Sendable {
    case `default`, horizontal, vertical
}
