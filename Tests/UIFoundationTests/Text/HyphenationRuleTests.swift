import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// The rules for dividing words that paragraph styles and the language of the text give to the typesetter.
@Suite(.application) struct HyphenationRuleTests {
    private func rule(_ factor: Float, usesDefault: Bool, language: String? = nil) -> TextHyphenation? {
        let style = NSMutableParagraphStyle()
        (style.hyphenationFactor, style.usesDefaultHyphenation) = (factor, usesDefault)
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
        attributes[.languageIdentifier] = language
        return TextParagraphStyle(attributes)?.hyphenation
    }

    @Test func `a factor is taken over, and the default is 1`() {
        #expect(rule(0.5, usesDefault: false)?.factor == 0.5)
        #expect(rule(0.5, usesDefault: true)?.factor == 0.5)
        #expect(rule(0, usesDefault: true)?.factor == 1)
    }

    @Test func `without a factor and the default there is no rule`() {
        #expect(rule(0, usesDefault: false) == nil)
        #expect(rule(-1, usesDefault: false) == nil)
        #expect(rule(.nan, usesDefault: false) == nil)
        #expect(TextParagraphStyle([:]) == nil)
    }

    @Test func `the language is that of the text`() {
        #expect(rule(1, usesDefault: false, language: "de-AT")?.language == "de-AT")
    }
}
