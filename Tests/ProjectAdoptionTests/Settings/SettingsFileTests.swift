import Testing

@testable import ProjectAdoption

@Suite struct SettingsFileTests {
    @Test func `settings, includes and comments are distinguished`() throws {
        let text = """
            // A comment
            NAME = value // more
            ADDRESS = https:/$()/example.org
            PLAIN = https://example.org

            KEY[sdk=iphoneos*] = a = b;
            #include "Base.xcconfig"
            #include? "Maybe.xcconfig"
            EMPTY =
            """

        let file = try SettingsFile(path: "a.xcconfig", text: text)

        #expect(
            file.entries == [
                .setting(name: "NAME", value: "value"), .setting(name: "ADDRESS", value: "https:/$()/example.org"),
                .setting(name: "PLAIN", value: "https://example.org"),
                .setting(name: "KEY[sdk=iphoneos*]", value: "a = b"),
                .include(name: "Base.xcconfig", line: 7, isOptional: false),
                .include(name: "Maybe.xcconfig", line: 8, isOptional: true), .setting(name: "EMPTY", value: ""),
            ])
    }

    @Test(arguments: [
        ("A = 1\nnonsense\n", 2, "\"nonsense\"", "NAME = VALUE"),
        ("#include Base\n", 1, "\"#include Base\"", "#include with the name of a file in quotation marks"),
        ("\n\nA[sdk=x", 3, "\"A[sdk=x\"", "NAME = VALUE"),
    ])
    func `a damaged line is a fault with line, found and expected`(
        text: String, line: Int, found: String, expected: String
    ) {
        #expect(throws: ProjectFault(path: "a.xcconfig", line: line, found: found, expected: expected)) {
            try SettingsFile(path: "a.xcconfig", text: text)
        }
    }

    @Test func `an include that is not there is a fault at its line`() {
        let folder = WrittenFolder(["c/a.xcconfig": "A = 1\n#include \"../b.xcconfig\"\n"])
        var settings = BuildSettings(base: "")

        let fault = ProjectFault(
            path: "c/a.xcconfig", line: 2, found: "#include \"../b.xcconfig\"",
            expected: "a file that is there; b.xcconfig is not")
        #expect(throws: fault) { try settings.addFile("c/a.xcconfig", from: folder) }
    }

    @Test func `files that include each other end`() throws {
        let folder = WrittenFolder([
            "a.xcconfig": "#include \"b.xcconfig\"\nA = 1", "b.xcconfig": "#include \"a.xcconfig\"\nB = 2",
        ])
        var settings = BuildSettings(base: "")

        try settings.addFile("a.xcconfig", from: folder)

        #expect(settings["A"] == "1")
        #expect(settings["B"] == "2")
    }
}
