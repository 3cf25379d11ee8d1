package import CoreGraphics
package import CoreText
package import Foundation

/// Sets every character as a square of the font size, so that tests can work widths out in their heads.
///
/// Three quarters of a square are above the baseline, one quarter is below it; both are exact in binary, and a line is exactly
/// as high as its largest font. Weight, slant and monospacing change the face's name only. Spaces are as wide as letters; those
/// at a soft line break hang beyond the line without a width. An ellipsis is one character.
///
/// Unlike the real typesetter: characters are in the order of the string for scripts of both directions.
package nonisolated struct BoxTypesetter: Typesetter {
    /// The families that it claims to have.
    package static let families = ["Box", "Box Mono"]

    package init() {}

    package var familyNames: [String] { Self.families }

    package func metrics(for font: FontRequest) -> FontMetrics {
        FontMetrics(
            ascent: font.size * 0.75, descent: font.size * 0.25, leading: 0, capHeight: font.size * 0.75,
            xHeight: font.size * 0.5)
    }

    package func faceName(for font: FontRequest) -> String {
        if let family = font.family, Self.faceNames.contains(family) { return family }
        let isMono = font.isMonospaced || font.family == "Box Mono"
        let weight = Self.weightNames.min { ($0.weight - font.weight).magnitude < ($1.weight - font.weight).magnitude }!
        return Self.faceName(isMono: isMono, weight: weight.name, isItalic: font.isItalic)
    }

    package func faces(ofFamily family: String) -> [FontFaceName] {
        guard Self.families.contains(family) else { return [] }
        let isMono = family == "Box Mono"
        return Self.weightNames.flatMap { weight in
            [false, true].map { isItalic in
                FontFaceName(
                    postScriptName: Self.faceName(isMono: isMono, weight: weight.name, isItalic: isItalic),
                    family: family, style: weight.name + (isItalic ? " Italic" : ""), weight: weight.weight,
                    isItalic: isItalic, isMonospaced: isMono)
            }
        }
    }

    package func face(named name: String) -> FontFaceName? {
        Self.families.lazy.flatMap(faces(ofFamily:)).first { $0.postScriptName == name }
    }

    /// A box with the gap of a tenth that it is drawn with.
    package func inkBounds(of run: GlyphRun) -> CGRect {
        guard !run.glyphs.isEmpty else { return .null }
        return CGRect(
            x: run.size * 0.05, y: -run.ascent + run.size * 0.05, width: run.width - run.size * 0.1,
            height: run.ascent + run.descent - run.size * 0.1)
    }

    /// The ranges between white space and punctuation.
    package func wordRanges(in string: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for character in string {
            let end = offset + character.utf16.count
            if character.isLetter || character.isNumber {
                if let last = ranges.last, last.upperBound == offset {
                    ranges[ranges.count - 1] = last.lowerBound..<end
                } else {
                    ranges.append(offset..<end)
                }
            }
            offset = end
        }
        return ranges
    }

    package func layout(_ request: TextRequest) -> TextLayout {
        let breaker = BoxLineBreaker(request)
        let (lines, isTruncated) = breaker.lines()
        return BoxLineAssembly(request: request, typesetter: self).layout(of: lines, isTruncated: isTruncated)
    }

    private static let weightNames: [(weight: CGFloat, name: String)] = [
        (-0.8, "UltraLight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
        (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]

    private static let faceNames = Set(
        weightNames.flatMap { weight in
            [(false, false), (false, true), (true, false), (true, true)].map { isMono, isItalic in
                faceName(isMono: isMono, weight: weight.name, isItalic: isItalic)
            }
        })

    private static func faceName(isMono: Bool, weight: String, isItalic: Bool) -> String {
        (isMono ? "BoxMono-" : "Box-") + weight + (isItalic ? "Italic" : "")
    }
}
