import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import TestTurns
import Testing

@Suite(.exclusive, .serialized) struct FontRegistrationTests {
    init() { CairoAdapters.install() }

    private func isKnown(_ name: String) -> Bool {
        (CTFontManagerCopyAvailablePostScriptNames() as? [String])?.contains(name) ?? false
    }

    @Test func `the fonts of a file are found until they are taken back`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
        try AlteredFont(named: "Anole Filed").data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(!isKnown("AnoleFiled"))

        #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
        #expect(
            isKnown("AnoleFiled")
                && CTFontCopyPostScriptName(CTFontCreateWithName("AnoleFiled", 12, nil)) == "AnoleFiled")
        #expect((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("Anole Filed") == true)
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("Anole Filed", 12, nil)) == "Anole Filed")
        #expect(!CTFontManagerRegisterFontsForURL(file, .process, nil))

        #expect(CTFontManagerUnregisterFontsForURL(file, .process, nil))
        #expect(!isKnown("AnoleFiled"))
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName("AnoleFiled", 12, nil)) != "AnoleFiled")
    }

    @Test func `a font of bytes is found once it is registered`() throws {
        let data = try AlteredFont(named: "Anole Bytes").data
        let font = try #require(CGDataProvider(data: data).flatMap(CGFont.init))

        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        let found = CTFontCreateWithName("AnoleBytes", 20, nil)
        #expect(CTFontCopyPostScriptName(found) == "AnoleBytes")
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "l", attributes: [NSAttributedString.Key(kCTFontAttributeName): found]))
        // 569 of 2048 units.
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - 20 * 569 / 2048) < 0.01)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)

        #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && !isKnown("AnoleBytes"))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test func `a file that is no font is refused with the reason`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
        try Data("no font".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?

        #expect(!CTFontManagerRegisterFontsForURL(file, .session, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such/font.ttf"), .user, &error))
        let missing = error?.takeRetainedValue()
        #expect(
            missing?.code == CTFontManagerError.fileNotFound.rawValue && missing?.domain == kCTFontManagerErrorDomain)
        #expect(!CTFontManagerUnregisterFontsForURL(file, .process, nil))
        #expect(CTFontManagerCreateFontDescriptorFromData(Data("no font".utf8)) == nil)
    }

    @Test func `the fonts of a file are described`() throws {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")

        let descriptors = try #require(CTFontManagerCreateFontDescriptorsFromURL(file) as? [CTFontDescriptor])

        #expect(CTFontDescriptorCopyAttribute(descriptors[0], kCTFontNameAttribute) as? String == "DejaVuSans-Bold")
    }
}
