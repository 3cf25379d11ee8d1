import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// How long it is known which files there are.
@Suite(.application) struct FileSearchTests {
    private static let page = NibStage.file(
        NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>") + "<view id=\"a\" tag=\"7\"/>")

    @Test func `a file that is added to a bundle of the app's own is found`() throws {
        let folder = NibFolder(["Other.xib": Self.page])
        let before = LonelyNibController(nibName: nil, bundle: folder.bundle)
        before.loadViewIfNeeded()
        try Data(Self.page.utf8).write(to: URL(fileURLWithPath: folder.bundle.bundlePath + "/LonelyNib.xib"))

        let after = LonelyNibController(nibName: nil, bundle: folder.bundle)

        #expect(before.view.tag == 0)
        #expect(after.view.tag == 7)
    }

    @Test func `the program's own files are fixed until language, device or memory change`() {
        let files = InterfaceFiles.shared
        InterfaceLanguages.reset()
        let phone = ViewTester()
        let first = files.revision(of: nil)

        let same = files.revision(of: Bundle.main)
        phone.warnOfLowMemory()
        let warned = files.revision(of: nil)
        InterfaceLanguages.current = ["fr"]
        let french = files.revision(of: nil)
        InterfaceLanguages.reset()
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        var ofPad: Int?
        pad.performAsCurrent { ofPad = files.revision(of: nil) }

        #expect(first != nil && same == first)
        #expect(Set([first, warned, french, ofPad]).count == 4)
        #expect(files.revision(of: NibFolder(["A.xib": Self.page]).bundle) == nil)
    }
}
