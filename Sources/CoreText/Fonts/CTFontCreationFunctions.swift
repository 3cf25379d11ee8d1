public import CoreGraphics
public import Foundation

/// Makes a font by a PostScript or family name, or the nearest there is; a size of 0 counts as 12 points.
///
/// The matrix is applied to glyphs' outlines, advances and boxes.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(FontRequest(family: name, size: size > 0 ? size : 12), matrix: matrix?.pointee ?? .identity)
}

/// Makes a font from the wishes of a descriptor; with a size of 0 the descriptor's counts. The matrix is applied to glyphs.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(descriptor.request(size: size), matrix: matrix?.pointee ?? .identity)
}

/// Makes a font of a face, `graphicsFont`, at a size; 0 counts as 12 points. The matrix is applied to glyphs, attributes are not
/// looked at.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFont(
        request: FontRequest(family: graphicsFont.postScriptName, size: size > 0 ? size : 12),
        graphicsFont: graphicsFont,
        matrix: matrix?.pointee ?? .identity)
}

/// Makes the same font at another size, or at its own for 0, with the attributes of a descriptor if one is given.
///
/// Without a matrix the font's own is kept.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.request.size
    guard let attributes else {
        var request = font.request
        request.size = size
        return CTFont(request: request, graphicsFont: font.graphicsFont, matrix: matrix?.pointee ?? font.matrix)
    }
    let own: CFDictionary = [kCTFontNameAttribute: font.graphicsFont.postScriptName ?? ""]
    let merged = CTFontDescriptor(own.merging(attributes.attributes) { _, changed in changed })
    return CTFont(merged.request(size: size), matrix: matrix?.pointee ?? font.matrix)
}

/// Makes a descriptor from attributes by their keys, such as `kCTFontNameAttribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes)
}

/// Makes a descriptor from a PostScript or family name and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: NSNumber(value: Double(size))])
}

/// The value of an attribute in a descriptor; nil when it has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor.attributes[attribute]
}

/// All attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { descriptor.attributes }

/// The descriptor that makes a font again.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptorCreateWithNameAndSize(font.graphicsFont.postScriptName ?? "", font.request.size)
}

/// The face of a font; the attributes that it was made with, which are none, are not written.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    font.graphicsFont
}
