import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceReaderTests {
    @Test func `a nib's elements have their lines, attributes and children`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <view contentMode="top" id="a1"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
                </objects>
            </document>
            """
        let document = try InterfaceDocument(Data(text.utf8), file: "A.xib")
        #expect(document.kind == .nib)
        #expect(document.objects.map(\.name) == ["placeholder", "view"])
        let view = try #require(document.element("a1"))
        #expect(view.line == 5)
        #expect(view["contentMode"] == "top")
        #expect(view.child(key: "frame")?["height"] == "4")
    }
}
