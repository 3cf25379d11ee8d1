import Foundation
import ResourceFiles
import Testing

@Suite struct StringsDictionaryTests {
    private let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"

    private func dictionary(_ text: String) -> StringsDictionary {
        StringsDictionary(Data((head + text + "\n</dict>\n</plist>").utf8), file: "a.stringsdict")
    }

    private func variable(_ name: String, _ cases: String) -> String {
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>\(cases)</dict>
        """
    }

    private func expand(_ text: VariedText?, _ numbers: [Int], language: String = "en") -> VariedText.Expansion? {
        text?.expanded(argumentCount: numbers.count) { PluralRules.categories(of: numbers[$0], language: language) }
    }

    @Test func `each variable counts its own argument`() {
        let files =
            "<key>zero</key><string>No files</string><key>one</key><string>%d file</string>"
            + "<key>other</key><string>%d files</string>"
        let folders = "<key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>"
        let dictionary = dictionary(
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>"
                + variable("files", files) + variable("folders", folders) + "</dict>")

        let text = dictionary.texts["k"]

        #expect(dictionary.faults.isEmpty)
        #expect(expand(text, [1, 2]) == VariedText.Expansion(format: "%d file in %d folders", arguments: [0, 1]))
        // A number without a text leaves its argument out.
        #expect(expand(text, [0, 1]) == VariedText.Expansion(format: "No files in %d folder", arguments: [1]))
    }

    @Test func `a variable inside of a variable counts the next argument`() {
        let files =
            "<key>one</key><string>%d file in %#@folders@</string><key>other</key>"
            + "<string>%d files in %#@folders@</string>"
        let folders = "<key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>"
        let text = dictionary(
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@.</string>"
                + variable("files", files) + variable("folders", folders) + "</dict>"
        ).texts["k"]

        let expansion = expand(text, [3, 1])

        #expect(expansion == VariedText.Expansion(format: "%d files in %d folder.", arguments: [0, 1]))
    }

    @Test func `positions reach any argument in any order`() {
        let cases = "<key>one</key><string>%2$d file</string><key>other</key><string>%2$d files</string>"
        let text = dictionary(
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@files@ of %1$@, 100%%</string>"
                + variable("files", cases) + "</dict>"
        ).texts["k"]

        let expansion = expand(text, [9, 1])

        #expect(expansion == VariedText.Expansion(format: "%d file of %@, 100%%", arguments: [1, 0]))
    }

    @Test func `a device has a text of its own, and a width the widest`() {
        let dictionary = dictionary(
            "<key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>"
                + "<key>mac</key><string>Click</string><key>other</key><string>Choose</string></dict></dict>"
                + "<key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string>"
                + "<key>20</key><string>Hello there</string></dict></dict>")

        let tap = dictionary.texts["tap"]

        #expect(tap?.text(for: ["mac"]).format == "Click")
        #expect(tap?.text(for: ["ipad"]).format == "Choose")
        #expect(dictionary.texts["wide"]?.format == "Hello there")
        #expect(dictionary.faults.isEmpty)
    }

    @Test func `a damaged entry says its line, and the others count`() {
        let dictionary = dictionary(
            "<key>a</key>\n<dict><key>NSStringLocalizedFormatKey</key>\n<string>%#@n@</string></dict>\n"
                + "<key>b</key>\n<string>no</string>\n<key>c</key><dict>\n<key>NSStringLocalizedFormatKey</key>"
                + "<string>%#@n@</string>\n" + variable("n", "<key>one</key><string>x</string>") + "</dict>\n"
                + "<key>d</key><dict><key>NSStringLocalizedFormatKey</key><string>right</string></dict>")

        #expect(
            dictionary.faults.map(\.description) == [
                "a.stringsdict:5: found \"%#@n@\", expected a dictionary for the variable \"n\".",
                "a.stringsdict:7: found \"no\", expected a dictionary with the key NSStringLocalizedFormatKey.",
                "a.stringsdict:11: found nothing, expected a text for \"other\".",
            ])
        #expect(dictionary.texts == ["d": VariedText(format: "right")])
    }

    @Test func `a variable that contains itself ends`() {
        let text = dictionary(
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
                + variable("n", "<key>other</key><string>%#@n@</string>") + "</dict>"
        ).texts["k"]

        let expansion = expand(text, [1])

        #expect(expansion == VariedText.Expansion(format: "%%#@n@", arguments: []))
    }
}
