public import CoreGraphics
public import Foundation

/// Makes a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetter(attrString))
}

/// Makes a framesetter for a typesetter's text.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// The typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Sets a range of a framesetter's text, `stringRange`, in an area with y pointing up; a length of 0 means all from its
/// location on.
///
/// The frame's attributes are kept and not looked at.
///
/// Status: partial – lines fill the rectangle around the path; narrower room for them in other shapes is not implemented.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let typesetter = framesetter.typesetter
    return CTFrame(
        typesetter, range: stringRange.clamped(to: typesetter.text.length), path: path, attributes: frameAttributes)
}

/// The size that a range of a framesetter's text, `stringRange`, needs within constraints.
///
/// A side that is not positive, or not below `CGFloat.greatestFiniteMagnitude`, sets no limit. Writes the range that fits,
/// `fitRange`. The frame's attributes are not looked at.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = stringRange.clamped(to: framesetter.typesetter.text.length)
    func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < .greatestFiniteMagnitude ? length : nil }
    let (width, height) = (limit(constraints.width), limit(constraints.height))
    let layout = framesetter.typesetter.styled.part(range).layout(width: width, height: height)
    let lines = layout.lines.prefix { line in height.map { line.origin.y + line.descent <= $0 + 0.001 } ?? true }
    let end = lines.count < layout.lines.count ? layout.lines[lines.count].range.lowerBound : range.count
    fitRange?.pointee = CFRangeMake(range.lowerBound, end)
    return CGSize(
        width: lines.reduce(0) { max($0, $1.origin.x + $1.width) },
        height: lines.last.map { $0.origin.y + $0.descent } ?? 0)
}

/// The range of the text that a frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.range.lowerBound, frame.range.count)
}

/// The range of the text that a frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.visibleRange.lowerBound, frame.visibleRange.count)
}

/// The area that a frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that a frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The `CTLine`s of a frame from the top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the origins of a range of a frame's lines, from the lower left corner of its path's bounds, to the buffer `origins`.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in range.clamped(to: frame.origins.count).enumerated() { origins[place] = frame.origins[index] }
}

/// Draws a frame's lines into a context, within the frame's path in user space with y pointing up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBox.isNull ? .zero : frame.path.boundingBox.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.saveGState()
        context.translateBy(x: corner.x + origin.x, y: corner.y + origin.y)
        line.draw(line.line.runs, in: context)
        context.restoreGState()
    }
}
