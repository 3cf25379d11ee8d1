import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct BuildSettingsTests {
    @Test func `later layers count more and may have the earlier value in them`() {
        var settings = BuildSettings(base: "")
        settings.add(["FLAGS": ["A", "B"], "NAME": "one"])
        settings.add(["FLAGS": ["$(inherited)", "C"], "NAME": "two"])

        #expect(settings["FLAGS"] == "A B C")
        #expect(settings["NAME"] == "two")
        #expect(settings["OTHER"] == nil)
    }

    @Test func `settings contain each other, with modifiers`() {
        var settings = BuildSettings(base: "Source")
        settings.add([
            "NAME": "My App", "ID": "org.${NAME:rfc1034identifier:lower}", "MODULE": "$(NAME:c99extidentifier)",
            "PLIST": "$(SRCROOT)/Info.plist", "WHICH": "A", "KEY_A": "nested", "KEY": "$(KEY_$(WHICH))",
            "MISSING": "$(NOTHING:default=word)",
        ])

        #expect(settings["ID"] == "org.my-app")
        #expect(settings["MODULE"] == "My_App")
        #expect(settings["PLIST"] == "Source/Info.plist")
        #expect(settings["KEY"] == "nested")
        #expect(settings["MISSING"] == "word")
    }

    @Test(arguments: [
        ("$(A)", ""), ("$(A", "$(A"), ("${A)", "${A)"), ("$(A:lower", "$(A:lower"), ("$()", ""), ("$(B)$(A)", ""),
        ("x$(A)y", "xy"), ("x$(B)", "x"),
    ])
    func `settings that contain themselves are empty there, and those that do not end are text`(
        value: String, expected: String
    ) {
        var settings = BuildSettings(base: "")

        settings.add(["A": value, "B": "$(A)"])

        #expect(settings["A"] == expected)
    }

    @Test(arguments: ["$(inherited)", "${inherited}", "$(FLAGS)", "${FLAGS}", "$(FLAGS:lower)", "$(ALL)"])
    func `a setting that contains itself has its earlier value there`(word: String) {
        var settings = BuildSettings(base: "")
        settings.add(["FLAGS": "one", "ALL": "$(FLAGS)"])

        settings.add(["FLAGS": "\(word) two"])

        #expect(settings["FLAGS"] == "one two")
    }

    @Test func `a value may have both kinds of brackets and any number of settings`() {
        var settings = BuildSettings(base: "")

        settings.add(["A": "a", "BOTH": "${A}$(A)${A}", "MANY": String(repeating: "$(A)", count: 40)])

        #expect(settings["BOTH"] == "aaa")
        #expect(settings["MANY"] == String(repeating: "a", count: 40))
    }

    @Test func `conditions for other systems do not count`() {
        var settings = BuildSettings(base: "")

        settings.add([
            "NAME": "all", "NAME[sdk=macosx*]": "mac", "ID[sdk=iphoneos*]": "phone", "R[config=Release]": "r",
        ])

        #expect(settings["NAME"] == "all")
        #expect(settings["ID"] == "phone")
        #expect(settings["R"] == nil)
    }

    @Test func `configuration files are read with those that they include, before the project's own settings`() throws {
        let project = ProjectText.app.replacingOccurrences(
            of: "name = Debug;\n\t\t};\n\t\tFF0000000000000000000012",
            with:
                "name = Debug;\n\t\t\tbaseConfigurationReference = BB0000000000000000000009;\n\t\t};\n\t\tFF0000000000000000000012"
        ).replacingOccurrences(
            of: "\t\tCC0000000000000000000001 = {",
            with:
                "\t\tBB0000000000000000000009 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };\n\t\tCC0000000000000000000001 = {"
        )
        let folder = ProjectText.folder(
            project,
            [
                "Config/App.xcconfig":
                    "// Ours\n#include \"Base.xcconfig\"\n#include? \"Local.xcconfig\"\nMARKETING_VERSION = 9\n",
                "Config/Base.xcconfig": "CURRENT_PROJECT_VERSION = 7 // seven\n",
            ])

        let text = try Adoption(of: folder, name: "App", anolePath: "/").package.files[1].text

        // The target's own setting precedes that of its file.
        #expect(text.contains("// info: CFBundleVersion=7\n"))
        #expect(text.contains("// info: CFBundleShortVersionString=1.2\n"))
    }
}
