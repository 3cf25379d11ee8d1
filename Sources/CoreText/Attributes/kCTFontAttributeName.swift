public import CoreGraphics

/// The name of the attribute for a `CTFont` or `UIFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The name of the attribute for a `CGColor` that glyphs are drawn in; black without it.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of the attribute for whether glyphs without a colour are drawn in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of the attribute for extra distance behind each glyph, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// The name of the attribute for extra distance behind each glyph where no kern is set, in points.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The name of the attribute for ligatures: 0 for those that a script needs, 1 for the usual, 2 for all.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The name of the attribute for lines below: a number as `NSUnderlineStyle` has them.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The name of the attribute for the colour of lines below, a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// The name of the attribute for the width of outlines, in percent of the font's size; negative ones are filled too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The name of the attribute for the colour of outlines, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The name of the attribute for the colour behind glyphs, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "NSBackgroundColor"
/// The name of the attribute for a paragraph style.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The name of the attribute for the distance of glyphs above the baseline, in points.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
