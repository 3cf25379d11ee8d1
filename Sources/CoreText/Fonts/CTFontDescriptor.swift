public import CoreGraphics
import Foundation

/// Wishes for a font, by attributes.
public final class CTFontDescriptor: @unchecked Sendable {
    let attributes: CFDictionary

    init(_ attributes: CFDictionary) { self.attributes = attributes }

    /// The wishes for the typesetter at a size, or at the size that the attributes have when it is 0; 12 points at last.
    func request(size: CGFloat) -> FontRequest {
        let own = (attributes[kCTFontSizeAttribute] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let traits = attributes[kCTFontTraitsAttribute] as? CFDictionary
        let symbols =
            (traits?[kCTFontSymbolicTrait] as? NSNumber).map { CTFontSymbolicTraits(rawValue: $0.uint32Value) } ?? []
        let weight = (traits?[kCTFontWeightTrait] as? NSNumber).map { CGFloat($0.doubleValue) }
        return FontRequest(
            family: (attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]) as? String,
            size: size > 0 ? size : own > 0 ? own : 12, weight: weight ?? (symbols.contains(.traitBold) ? 0.4 : 0),
            isItalic: symbols.contains(.traitItalic), isMonospaced: symbols.contains(.traitMonoSpace))
    }
}

/// The key of a PostScript name in a descriptor.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of a family's name in a descriptor.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of a face's style, such as `Bold Italic`, in a descriptor.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of a size in points in a descriptor.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of a dictionary of traits in a descriptor.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of symbolic traits, as a number, among the traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight, −1 to 1, among the traits.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
