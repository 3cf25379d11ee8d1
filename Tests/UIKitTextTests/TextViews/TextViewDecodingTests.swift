import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Text views read themselves from interface files.
@Suite(.application) struct TextViewDecodingTests {
    private func view(_ attributes: String, _ children: String = "") throws -> UITextView {
        let objects = try StagedObjects(
            "<textView \(attributes) id=\"t\">\(children)</textView>", ["textView": UITextView.self])
        let view: UITextView = try #require(objects.makeFirst())
        #expect(objects.faults == [])
        #expect(objects.unread(of: "t").filter { $0 != "id" } == [])
        return view
    }

    @Test func `a decoded text view without attributes is empty and has the default font`() throws {
        let view = try view("")

        #expect(view.text == "")
        #expect(view.font == .systemFont(ofSize: 14))
        #expect((view.isEditable, view.isSelectable) == (true, true))
        #expect(view.textAlignment == .natural)
    }

    @Test func `text and its looks are those of the file`() throws {
        let view = try view(
            "text=\"one\" textAlignment=\"center\" editable=\"NO\" selectable=\"NO\" clearsOnInsertion=\"YES\"",
            """
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
            <fontDescription key="fontDescription" type="system" pointSize="20"/>
            """)

        #expect(view.text == "one")
        #expect(view.textAlignment == .center)
        #expect((view.isEditable, view.isSelectable) == (false, false))
        #expect(view.clearsOnInsertion)
        #expect(view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.font == .systemFont(ofSize: 20))
    }

    @Test func `the kinds of data to detect are those of the file`() throws {
        let view = try view(
            "editable=\"NO\"", "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" money=\"YES\"/>")

        #expect(view.dataDetectorTypes == [.link, .money])
    }

    @Test func `the keyboard's settings are those of the file`() throws {
        let view = try view(
            "", "<textInputTraits key=\"textInputTraits\" autocorrectionType=\"no\" keyboardType=\"URL\"/>")

        #expect(view.autocorrectionType == .no)
        #expect(view.keyboardType == .URL)
    }
}
