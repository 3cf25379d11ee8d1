import CoreGraphics
import InterfaceArchive
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct GuideDecodingTests {
    private func element(_ name: String, key: String? = nil, id: String = "g") -> InterfaceElement {
        let attributes = [("id", id)] + (key.map { [("key", $0)] } ?? [])
        return InterfaceElement(
            name: name, attributes: attributes.map { .init(name: $0.0, value: $0.1) }, children: [], text: "",
            file: "A.xib", line: 1)
    }

    @Test func `a view has guides of its own for elements with their keys`() throws {
        let view = try InterfaceFile("<view/>").first(UIView.self)

        #expect(view.interfaceGuide(for: element("viewLayoutGuide", key: "safeArea")) === view.safeAreaLayoutGuide)
        #expect(view.interfaceGuide(for: element("viewLayoutGuide", key: "keyboard")) === view.keyboardLayoutGuide)
        #expect(view.interfaceGuide(for: element("viewLayoutGuide", key: "contentLayoutGuide")) == nil)
        #expect(view.interfaceGuide(for: element("viewLayoutGuide", key: "nowhere")) == nil)
    }

    @Test func `a scroll view has two more`() throws {
        let view = try InterfaceFile("<scrollView/>").first(UIScrollView.self)

        #expect(
            view.interfaceGuide(for: element("viewLayoutGuide", key: "contentLayoutGuide")) === view.contentLayoutGuide)
        #expect(view.interfaceGuide(for: element("viewLayoutGuide", key: "frameLayoutGuide")) === view.frameLayoutGuide)
    }

    @Test func `a guide of the file is the view's, and is found by its identifier`() throws {
        let view = try InterfaceFile(
            "<view><layoutGuides><layoutGuide id=\"g1\" identifier=\"gap\"/><layoutGuide id=\"g2\"/></layoutGuides></view>"
        ).first(UIView.self)

        let guide = view.interfaceGuide(for: element("layoutGuide", id: "g1"))

        #expect(guide?.identifier == "gap" && guide?.owningView === view)
        #expect(view.layoutGuides.count == 2)
        #expect(view.interfaceGuide(for: element("layoutGuide", id: "g3")) == nil)
    }
}
