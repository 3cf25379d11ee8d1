import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// The search for nibs, and the resources that they are combined with.
@Suite(.application, .removesLeftovers) struct NibFileTests {
    private static func page(tag: Int) -> String {
        NibStage.file(
            NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\" tag=\"\(tag)\"/>"
        )
    }

    private static func tag(of name: String, in folder: NibFolder) -> Int? {
        (folder.bundle.loadNibNamed(name, owner: PlainObject())?.first as? UIView)?.tag
    }

    @Test func `the user's language precedes the base, and that the bundle itself`() {
        InterfaceLanguages.current = ["de_AT"]
        defer { InterfaceLanguages.reset() }
        let folder = NibFolder([
            "de.lproj/A.xib": Self.page(tag: 1), "Base.lproj/A.xib": Self.page(tag: 2), "A.xib": Self.page(tag: 3),
            "Base.lproj/B.xib": Self.page(tag: 2), "B.xib": Self.page(tag: 3), "C.xib": Self.page(tag: 3),
        ])

        #expect(["A", "B", "C"].map { Self.tag(of: $0, in: folder) } == [1, 2, 3])
    }

    @Test(arguments: [(UIUserInterfaceIdiom.phone, 1, 9), (.pad, 2, 2)])
    func `a file for the idiom is preferred`(_ idiom: UIUserInterfaceIdiom, _ both: Int, _ padOnly: Int) {
        let tester = ViewTester(idiom: idiom)
        let folder = NibFolder([
            "A~iphone.xib": Self.page(tag: 1), "A~ipad.xib": Self.page(tag: 2), "A.xib": Self.page(tag: 9),
            "B~ipad.xib": Self.page(tag: 2), "B.xib": Self.page(tag: 9),
        ])

        #expect(["A", "B"].map { Self.tag(of: $0, in: folder) } == [both, padOnly])
        #expect(tester.isAtRest)
    }

    @Test func `texts are those of the language's table, by identifier and property`() {
        InterfaceLanguages.current = ["de"]
        defer { InterfaceLanguages.reset() }
        let folder = NibFolder([
            "Base.lproj/A.xib": NibStage.file("<label id=\"l1\" text=\"Name\"/><label id=\"l2\" text=\"Size\"/>"),
            "de.lproj/A.strings": "\"l1.text\" = \"Größe\";",
        ])

        let labels = folder.bundle.loadNibNamed("A", owner: nil)?.compactMap { ($0 as? UILabel)?.text }

        #expect(labels == ["Größe", "Size"])
    }

    @Test func `colours that the app does not have are the file's own`() {
        let nib = NibStage.nib(
            "<view id=\"a\"><color key=\"backgroundColor\" name=\"Brand of nobody\"/></view>",
            resources:
                "<namedColor name=\"Brand of nobody\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        )

        let (objects, _) = NibStage.reports(of: nib)

        #expect((objects.first as? UIView)?.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func `a missing nib stops the program with its name and bundle`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibStage.install()
                _ = Bundle.main.loadNibNamed("Nowhere", owner: nil)
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name 'Nowhere'."))
    }

    @Test(arguments: [
        ("<document", "the end of the file"), ("", "an empty file"),
        ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"></document>", "a document of macOS"),
        (
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>",
            "a storyboard"
        ),
    ])
    func `a damaged file is reported with its line and has no objects`(_ text: String, _ expected: String) {
        NibStage.install()
        let nib = UINib(data: Data(text.utf8), bundle: nil)

        let (objects, reports) = NibStage.reports(of: nib)

        #expect(
            objects.isEmpty && reports.count == 1 && reports.first?.contains("1: found " + expected) == true,
            "\(reports)")
    }

    @Test func `memory warnings forget documents, which are read again`() {
        let tester = ViewTester()
        let folder = NibFolder(["A.xib": Self.page(tag: 1)])
        let first = Self.tag(of: "A", in: folder)
        let file = folder.bundle.bundlePath + "/A.xib"
        try? Data(Self.page(tag: 2).utf8).write(to: URL(fileURLWithPath: file))

        let kept = Self.tag(of: "A", in: folder)
        tester.warnOfLowMemory()
        let read = Self.tag(of: "A", in: folder)

        #expect([first, kept, read] == [1, 1, 2])
    }
}
