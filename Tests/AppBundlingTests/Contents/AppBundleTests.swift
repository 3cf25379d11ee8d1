import AppBundling
import Foundation
import ResourceFiles
import Testing

@Suite struct AppBundleTests {
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch"
    private static let storyboard = "<document type=\"\(type).Storyboard.XIB\" version=\"3.0\">\n<scenes/></document>"
    private static let nib = "<document type=\"\(type).XIB\" version=\"3.0\">\n<objects/></document>"

    private func bundle(_ files: [String: String], change: (inout BundleSettings) -> Void = { _ in }) -> AppBundle {
        var settings = BundleSettings(executable: "MyApp")
        change(&settings)
        let resources = files.keys.sorted().map { ProjectResource(file: "/p/" + $0, path: $0) }
        return AppBundle(of: resources, settings: settings) { files[String($0.dropFirst(3))].map { Data($0.utf8) } }
    }

    private func information(_ bundle: AppBundle) throws -> [String: Any] {
        let file = try #require(bundle.files.first { $0.path == "Info.plist" })
        guard case .data(let data) = file.contents else { return [:] }
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    private func text(_ bundle: AppBundle, _ path: String) -> String? {
        guard case .data(let data) = bundle.files.first(where: { $0.path == path })?.contents else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `files of all folders lie side by side, and languages, catalogues and bundles keep their folders`() {
        let bundle = bundle([
            "Sounds/bell.wav": "", "Base.lproj/Main.storyboard": Self.storyboard, "de.lproj/Card.xib": Self.nib,
            "Views/de.lproj/Main.strings": "\"a\" = \"b\";",
            "A/Assets.xcassets/logo.imageset/Contents.json": "{}", "Vendor/Kit.bundle/a/b.txt": "",
            "Code/View.swift": "", "MyApp.xcodeproj/project.pbxproj": "", "My.entitlements": "", ".hidden/x": "",
            "README.md": "",
        ])

        #expect(
            bundle.files.map(\.path) == [
                "Assets.xcassets/logo.imageset/Contents.json", "Base.lproj/Main.storyboard", "Info.plist",
                "Kit.bundle/a/b.txt", "bell.wav", "de.lproj/Card.xib", "de.lproj/Main.strings",
            ])
        #expect(bundle.files.first { $0.path == "bell.wav" }?.contents == .copy(of: "/p/Sounds/bell.wav"))
        #expect(bundle.diagnostics.isEmpty)
    }

    @Test func `a folder reference keeps its shape`() {
        let resource = ProjectResource(file: "/p/Levels/a/1.json", path: "Levels/a/1.json", isInFolderReference: true)

        let bundle = AppBundle(of: [resource], settings: BundleSettings(executable: "MyApp")) { _ in nil }

        #expect(bundle.files.map(\.path) == ["Info.plist", "Levels/a/1.json"])
    }

    @Test func `two files of one name are an error that names both`() {
        let bundle = bundle(["A/data.json": "1", "B/data.json": "2"])

        #expect(
            bundle.diagnostics.map(\.description) == [
                "/p/B/data.json:1: error: the app has another file data.json, of /p/A/data.json; its bundle can have only one"
            ])
    }

    @Test func `plurals become files of their own, and no bundle has a stringsdict`() throws {
        let dictionary = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
            <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """

        let bundle = bundle(["de.lproj/Localizable.stringsdict": dictionary])

        #expect(bundle.files.map(\.path) == ["Info.plist", "de.lproj/Localizable.plurals.json"])
        let text = try #require(self.text(bundle, "de.lproj/Localizable.plurals.json"))
        let texts = try VariedText.texts(of: Data(text.utf8), file: "a")
        #expect(texts["n"]?.variables["a"]?.cases == ["one": "one", "other": "%d"])
    }

    @Test func `a string catalogue becomes tables of its languages`() {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}},
             "n": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld"}}}}}}}}}
            """

        let bundle = bundle(["Res/Localizable.xcstrings": catalog])

        #expect(
            bundle.files.map(\.path) == [
                "Info.plist", "de.lproj/Localizable.strings", "en.lproj/Localizable.plurals.json",
                "en.lproj/Localizable.strings",
            ])
        #expect(text(bundle, "de.lproj/Localizable.strings") == "\"Hello\" = \"Hallo\";\n")
        #expect(text(bundle, "en.lproj/Localizable.strings") == "\"Hello\" = \"Hello\";\n")
    }

    @Test func `damaged tables are errors at their lines`() {
        let bundle = bundle([
            "en.lproj/A.strings": "\"a\" = \"b\";\n\"c\" = ;",
            "en.lproj/B.stringsdict": "<plist>\n<dict><key>a</key></dict></plist>",
            "C.xcstrings": "{\n\"strings\": 5}",
        ])

        #expect(
            bundle.diagnostics.map(\.description) == [
                "/p/C.xcstrings:2: error: found 5, expected an object as \"strings\"",
                "/p/en.lproj/A.strings:2: error: found \";\", expected the text of the key \"c\" in quotes",
                "/p/en.lproj/B.stringsdict:2: error: found \"Value missing for key inside <dict>\", expected a property list",
            ])
    }

    @Test func `damaged interface files are errors at their lines, and an unknown version is a warning`() {
        let bundle = bundle([
            "A.xib": "<document>\n</documents>",
            "B.storyboard": Self.storyboard.replacing("3.0", with: "4.0"),
            "C.xib": Self.nib.replacing("CocoaTouch", with: "Cocoa"),
            "D.xib": Self.nib.replacing("<objects/>", with: "<objects>\n<view id=\"1\"/>\n<view id=\"1\"/></objects>"),
        ])

        #expect(
            bundle.diagnostics.map(\.description) == [
                "/p/A.xib:2: error: found </documents>, expected </document> for the element of line 1",
                "/p/B.storyboard:1: warning: found a document of version \"4.0\", expected version \"3.0\"",
                "/p/C.xib:1: error: found a document of macOS, of type \"com.apple.InterfaceBuilder3.Cocoa.XIB\", expected a document "
                    + "of type com.apple.InterfaceBuilder3.CocoaTouch.XIB or .Storyboard.XIB",
                "/p/D.xib:4: error: found the id \"1\", which the element of line 3 has too, expected an id of its own",
            ])
    }

    // MARK: Information

    @Test func `the property list has its variables replaced and gets the build's values`() throws {
        let list = """
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleName</key><string>${PRODUCT_NAME} 100$</string>
            <key>Nested</key><array><dict><key>a</key><string>x.$(PRODUCT_NAME:rfc1034identifier)</string></dict></array>
            <key>UIApplicationSceneManifest</key><dict><key>Delegate</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict>
            <key>Flag</key><true/></dict></plist>
            """

        let bundle = bundle(["Support/Info.plist": list]) {
            $0.identifier = "com.example.my"
            $0.additions = [
                BundleSettings.Addition(key: "CFBundleDisplayName", value: "My App"),
                BundleSettings.Addition(key: "UIAppFonts", value: "[\"a.ttf\"]"),
                BundleSettings.Addition(key: "UIRequiresFullScreen", value: "YES"),
                BundleSettings.Addition(
                    key: "UISupportedInterfaceOrientations",
                    value: "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"),
            ]
        }

        let result = try information(bundle)
        #expect(result["CFBundleIdentifier"] as? String == "com.example.my")
        #expect(result["CFBundleName"] as? String == "MyApp 100$")
        #expect((result["Nested"] as? [[String: String]])?.first?["a"] == "x.MyApp")
        #expect((result["UIApplicationSceneManifest"] as? [String: String])?["Delegate"] == "MyApp.Scene")
        #expect(result["Flag"] as? Bool == true)
        #expect(result["CFBundleDisplayName"] as? String == "My App")
        #expect(result["UIAppFonts"] as? [String] == ["a.ttf"])
        #expect(result["UIRequiresFullScreen"] as? Bool == true)
        #expect((result["UISupportedInterfaceOrientations"] as? [String])?.count == 2)
        #expect(result["CFBundleExecutable"] as? String == "MyApp")
        #expect(result["CFBundleDevelopmentRegion"] as? String == "en")
    }

    @Test func `an unknown variable is a warning at its line, and a damaged list an error`() {
        let unknown = bundle(["Info.plist": "<plist>\n<dict><key>a</key>\n<string>$(WHO_KNOWS)</string></dict></plist>"]
        )
        let damaged = bundle(["Info.plist": "<plist>\n<dict><key>a</key></dict></plist>"])

        #expect(
            unknown.diagnostics.map(\.description) == [
                "/p/Info.plist:2: warning: nobody knows the build setting \"WHO_KNOWS\"; it counts as empty"
            ])
        #expect(
            damaged.diagnostics.map(\.description) == [
                "/p/Info.plist:2: error: found \"Value missing for key inside <dict>\", expected a property list"
            ])
    }

    @Test func `symbol sets have a warning and no symbol`() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/Symbols-\(UUID().uuidString)"
        let set = folder + "/Assets.xcassets/heart.symbolset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let contents = "{\"symbols\": [{\"filename\": \"h.svg\", \"idiom\": \"universal\"}]}"
        for (name, text) in [("Contents.json", contents), ("h.svg", "<svg/>")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: set + "/" + name))
        }
        let path = "Assets.xcassets/heart.symbolset/Contents.json"

        let bundle = AppBundle(
            of: [ProjectResource(file: folder + "/" + path, path: path)], settings: BundleSettings(executable: "MyApp"))

        #expect(bundle.assets.images.isEmpty)
        #expect(
            bundle.diagnostics.map { $0.description.replacing(folder, with: "") } == [
                "/Assets.xcassets/heart.symbolset:1: warning: nothing reads symbol sets; an image set with an SVG file can stand in "
                    + "for it"
            ])
    }

    @Test func `the same list is written byte for byte alike`() throws {
        let lists = try (0..<3).map { _ in try #require(text(bundle([:]), "Info.plist")) }

        #expect(Set(lists).count == 1)
    }
}
