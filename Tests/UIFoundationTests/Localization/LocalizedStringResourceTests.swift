import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LocalizedStringResourceTests {
    private let files: ResourceBundleFiles

    init() throws {
        files = try ResourceBundleFiles()
        try files.write("en.lproj/Localizable.strings", "\"hello\" = \"Hello\"; \"Hi %@\" = \"Hi, %@!\";")
        try files.write("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\"; \"Hi %@\" = \"Hallo %@!\";")
        try files.write("de.lproj/Other.strings", "\"hello\" = \"Servus\";")
    }

    private var place: LocalizedStringResource.BundleDescription { .atURL(files.bundle.bundleURL) }

    /// Speaks a language while an action runs.
    private func speaking(_ language: String, _ action: () -> Void) {
        let former = InterfaceLanguages.current
        InterfaceLanguages.current = [language]
        defer { InterfaceLanguages.current = former }
        action()
    }

    @Test func `a resource is translated when its text is asked for`() {
        let resource = LocalizedStringResource("hello", bundle: place)

        speaking("de_DE") { #expect(String(localized: resource) == "Hallo") }
        speaking("en_US") { #expect(String(localized: resource) == "Hello") }
    }

    @Test func `a resource has its table, its values and its default`() {
        speaking("de_DE") {
            #expect(String(localized: LocalizedStringResource("hello", table: "Other", bundle: place)) == "Servus")
            #expect(String(localized: LocalizedStringResource("Hi \("Eve")", bundle: place)) == "Hallo Eve!")
            #expect(
                String(localized: LocalizedStringResource("none", defaultValue: "\(2) left", bundle: place)) == "2 left"
            )
        }
    }

    @Test func `a locale of its own is the language of the text`() {
        var resource = LocalizedStringResource("hello", bundle: place)

        resource.locale = Locale(identifier: "de_AT")

        speaking("en_US") { #expect(String(localized: resource) == "Hallo") }
    }

    @Test func `a key that the locale's language lacks is in the base, and else in the development language`() throws {
        try files.write("Base.lproj/Localizable.strings", "\"based\" = \"On base\";")
        try files.write("en.lproj/Extra.strings", "\"only\" = \"Only English\";")
        var based = LocalizedStringResource("based", bundle: place)
        var only = LocalizedStringResource("only", table: "Extra", bundle: place)

        based.locale = Locale(identifier: "de_AT")
        only.locale = Locale(identifier: "de_AT")

        speaking("fr_FR") {
            #expect(String(localized: based) == "On base")
            #expect(String(localized: only) == "Only English")
        }
    }

    @Test func `a locale whose language the bundle lacks leaves the user's`() {
        var resource = LocalizedStringResource("hello", bundle: place)

        resource.locale = Locale(identifier: "ja_JP")

        speaking("de_DE") { #expect(String(localized: resource) == "Hallo") }
        speaking("en_US") { #expect(String(localized: resource) == "Hello") }
    }

    @Test func `a literal is a resource of the app's own table`() {
        let (plain, filled): (LocalizedStringResource, LocalizedStringResource) = ("unknown", "\(3) of \("x")")

        #expect(plain.key == "unknown" && filled.key == "%lld of %@")
        #expect(String(localized: filled) == "3 of x")
        #expect(plain == LocalizedStringResource("unknown"))
        #expect(plain != LocalizedStringResource("unknown", table: "Other"))
        #expect(plain.localizedStringResource == plain)
    }
}
