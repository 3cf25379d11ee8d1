import CPango
import CoreText
import Foundation

/// Properties of one face that fontconfig knows without opening its file.
struct FaceRecord {
    /// The family's names: the first is the one to show, others are translations and narrower groupings.
    let families: [String]
    let postScriptName: String?
    /// 100 to 900 as in CSS.
    let weight: Double
    let isItalic: Bool
    let isMonospaced: Bool
    /// Such as `Bold Italic`.
    let style: String

    init?(_ pattern: OpaquePointer?) {
        guard let pattern else { return nil }
        var families: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &text) == FcResultMatch, let name = text {
            families.append(String(cString: name))
        }
        guard !families.isEmpty else { return nil }
        self.families = families
        postScriptName =
            FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &text) == FcResultMatch
            ? text.map { String(cString: $0) } : nil
        var weight = 0.0
        self.weight =
            FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch ? FcWeightToOpenTypeDouble(weight) : 400
        var slant: Int32 = 0
        isItalic = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch && slant != FC_SLANT_ROMAN
        var spacing: Int32 = 0
        isMonospaced =
            FcPatternGetInteger(pattern, FC_SPACING, 0, &spacing) == FcResultMatch && spacing >= FC_MONO
        style =
            FcPatternGetString(pattern, FC_STYLE, 0, &text) == FcResultMatch
            ? text.map { String(cString: $0) } ?? "" : ""
    }

    /// The face as callers of the typesetter know it; nil for one without a name of its own.
    var faceName: FontFaceName? {
        postScriptName.map {
            FontFaceName(
                postScriptName: $0, family: families[0], style: style, weight: WeightScale.uiKitWeight(for: weight),
                isItalic: isItalic, isMonospaced: isMonospaced)
        }
    }
}
