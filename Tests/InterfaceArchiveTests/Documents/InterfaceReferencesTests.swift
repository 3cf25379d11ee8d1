import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceReferencesTests {
    /// The sentence about a nib with some objects, without the file.
    private func refusal(_ objects: String) -> String? {
        do throws(ResourceFault) {
            _ = try InterfaceSample.nib(of: objects)
            return nil
        } catch {
            return "\(error.line ?? 0): \(error.sentence)"
        }
    }

    @Test func `the samples have neither faults nor warnings`() throws {
        for sample in InterfaceSample.all { #expect(try InterfaceSample.document(sample).warnings == []) }
    }

    @Test func `two elements with one id are refused at the second`() {
        #expect(
            refusal("<view id=\"1\"/>\n\n<label id=\"1\"/>")
                == "5: found the id \"1\", which the element of line 3 has too, expected an id of its own.")
    }

    @Test func `the editor's device and scenes may have the names of objects`() throws {
        let text = InterfaceSample.nib.replacing("retina6_12", with: "v-1")

        #expect(try InterfaceSample.document(text).element("v-1")?.name == "view")
    }

    @Test(arguments: [
        ("<outlet property=\"a\" destination=\"no\"/>", "destination"),
        ("<outletCollection property=\"a\" destination=\"no\"/>", "destination"),
        ("<action selector=\"a\" destination=\"no\"/>", "destination"),
        ("<segue kind=\"show\" destination=\"no\"/>", "destination"),
        ("<constraint firstAttribute=\"top\" firstItem=\"no\"/>", "firstItem"),
        ("<constraint firstAttribute=\"top\" secondItem=\"no\"/>", "secondItem"),
    ])
    func `a connection or a constraint with an unknown id is refused`(element: String, attribute: String) {
        let name = element.dropFirst().prefix { $0 != " " }

        #expect(
            refusal("<view id=\"1\">\n\(element)</view>")
                == "4: found \(attribute)=\"no\" in <\(name)>, an id that no element has, expected the id of an element."
        )
    }

    @Test(arguments: [
        ("<outlet destination=\"-1\"/>", "property"), ("<outlet property=\"a\"/>", "destination"),
        ("<action destination=\"-2\"/>", "selector"), ("<segue destination=\"-1\"/>", "kind"),
        ("<constraint/>", "firstAttribute"),
    ])
    func `a connection or a constraint without its attributes is refused`(element: String, attribute: String) {
        let name = element.dropFirst().prefix { $0 != " " && $0 != "/" }

        #expect(refusal(element) == "3: found <\(name)> without \(attribute), expected \(attribute)=\"…\".")
    }

    @Test func `a segue that inherits from another one needs no other attributes`() {
        #expect(
            refusal(
                "<segue kind=\"show\" destination=\"-1\"><segue key=\"commit\" inheritsFrom=\"parent\" id=\"1\"/></segue>"
            ) == nil)
    }

    @Test func `the owner and the first responder are there without an element`() {
        #expect(
            refusal("<outlet property=\"a\" destination=\"-1\"/><action selector=\"b\" destination=\"-2\"/>") == nil)
    }

    @Test func `references that only the editor or a look needs are warnings, in the order of lines`() throws {
        let document = try InterfaceSample.nib(
            of: """
                <tableViewCell textLabel="a" id="1"/>
                <view id="2"><variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
                <segue reference="c"/>
                <segue kind="popoverPresentation" destination="1" popoverAnchorView="d"/>
                """)

        #expect(document.warnings.map(\.line) == [3, 4, 5, 6])
        #expect(
            document.warnings.first?.sentence
                == "found textLabel=\"a\" in <tableViewCell>, an id that no element has, expected the id of an element."
        )
    }

    // MARK: Scenes

    /// A storyboard with a controller for each list of segues.
    private func storyboard(_ segues: [String]) -> String {
        let scenes = segues.enumerated().map { number, segues in
            "<scene sceneID=\"s\(number)\"><objects><viewController id=\"\(number)\"><connections>\n\(segues)\n"
                + "</connections></viewController></objects></scene>"
        }
        return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>"
            + scenes.joined() + "</scenes></document>"
    }

    private func segue(_ kind: String, _ destination: Int) -> String {
        "<segue kind=\"\(kind)\" destination=\"\(destination)\"/>"
    }

    @Test func `an action into another scene is a warning, which UIKit ignores when it runs`() throws {
        let text = storyboard(["<action selector=\"go:\" destination=\"1\"/>", segue("show", 0)])

        let warnings = try InterfaceSample.document(text).warnings

        #expect(warnings.map(\.found) == ["destination=\"1\" in <action>, an object of another scene"])
    }

    @Test func `segues that present may lead in circles, and two controllers may embed one`() {
        let circle = storyboard([segue("show", 1), segue("presentation", 0) + segue("show", 1)])
        let shared = storyboard([segue("embed", 2) + segue("embed", 1), segue("embed", 2), segue("show", 0)])

        #expect(InterfaceSample.refusal(circle) == nil)
        #expect(InterfaceSample.refusal(shared) == nil)
    }

    @Test func `controllers that contain each other are refused at the segue that closes the circle`() {
        let sentence =
            "found a segue to a controller that contains the one that it leads away from, expected a segue of a kind "
            + "other than relationship and embed."

        #expect(
            InterfaceSample.refusal(storyboard([segue("show", 1), segue("embed", 2), segue("relationship", 1)]))
                == "A.xib:6: \(sentence)")
        #expect(InterfaceSample.refusal(storyboard([segue("embed", 0)])) == "A.xib:2: \(sentence)")
    }

    @Test func `a chain of 10,000 controllers in each other is no circle`() {
        let chain = (0..<10_000).map { $0 < 9_999 ? segue("embed", $0 + 1) : "" }

        #expect(InterfaceSample.refusal(storyboard(chain)) == nil)
    }

    @Test func `an outlet into another scene and an exit that is in none are warnings`() throws {
        let outlet = "<outlet property=\"next\" destination=\"1\"/>"
        let text = storyboard([outlet, ""]).replacing(
            "</objects></scene>", with: "</objects><exit id=\"x\"/></scene>", maxReplacements: 1)

        let warnings = try InterfaceSample.document(text).warnings

        #expect(warnings.map(\.line) == [2, 3])
        #expect(warnings[0].found == "destination=\"1\" in <outlet>, an object of another scene")
        #expect(warnings[1].found == "<exit> outside of <objects>, where unwinding does not find it")
    }
}
