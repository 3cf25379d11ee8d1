import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextMemberTests {
    private func installBoxes() { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }

    @Test func `attachments are found in a range`() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        text.append(NSAttributedString(string: "c"))

        #expect(text.containsAttachments(in: NSRange(location: 0, length: 4)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!text.containsAttachments(in: NSRange(location: 3, length: 1)))
    }

    @Test func `columns end at the decimal separator of a locale`() {
        let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        let english = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))

        #expect(german.contains(",") && !german.contains("."))
        #expect(english.contains(".") && !english.contains(","))
    }

    @Test func `a right tab with terminators reaches the typesetter, and others do not`() {
        let style = NSMutableParagraphStyle()
        let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 50, options: [.columnTerminators: points]),
            NSTextTab(textAlignment: .left, location: 90, options: [.columnTerminators: points]),
        ]

        let stops = style.textParagraphStyle.tabStops

        #expect(stops.map(\.terminators) == [points, nil])
        #expect(NSTextTab(textAlignment: .right, location: 50) != style.tabStops[0])
    }

    @available(*, deprecated)
    @Test func `letters are tightened before a text shrinks`() {
        installBoxes()
        let context = NSStringDrawingContext()
        let text = NSAttributedString(string: "abcde", attributes: [.font: UIFont.systemFont(ofSize: 10)])

        context.minimumTrackingAdjustment = -2
        let fitting = text.boundingRect(with: CGSize(width: 45, height: 0), context: context)
        let tightened = context.actualTrackingAdjustment
        (context.minimumScaleFactor, context.minimumTrackingAdjustment) = (0.5, -1)
        let shrunk = text.boundingRect(with: CGSize(width: 30, height: 0), context: context)
        let (tracking, scale) = (context.actualTrackingAdjustment, context.actualScaleFactor)
        _ = text.boundingRect(with: CGSize(width: 100, height: 0), context: context)

        // Five letters of 10 points, each closer by a point.
        #expect(tightened == -1 && fitting.width == 45 && context.actualTrackingAdjustment == 0)
        #expect(tracking == -1 && scale < 0.75 && shrunk.width <= 30.01)
    }

    @Test func `kinds of faces are numbers in the highest bits`() {
        typealias Traits = UIFontDescriptor.SymbolicTraits
        let kinds: [Traits] = [
            .classOldStyleSerifs, .classTransitionalSerifs, .classModernSerifs, .classClarendonSerifs, .classSlabSerifs,
            .classFreeformSerifs, .classSansSerif, .classOrnamentals, .classScripts, .classSymbolic,
        ]

        #expect(kinds.map { $0.rawValue >> 28 } == [1, 2, 3, 4, 5, 7, 8, 9, 10, 12])
        #expect(kinds.allSatisfy { Traits.classMask.contains($0) } && Traits.classMask.rawValue == 0xF000_0000)
    }

    @Test func `a text style has its metrics`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

        let scaled = UIFont.TextStyle.body.metrics.scaledValue(for: 17, compatibleWith: traits)

        #expect(scaled == UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits))
        #expect(scaled > 40)
        #expect(NSAttributedString.Key.verticalGlyphForm.rawValue == "CTVerticalForms")
    }
}
