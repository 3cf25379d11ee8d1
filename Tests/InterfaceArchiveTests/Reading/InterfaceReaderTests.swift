import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceReaderTests {
    @Test func `a nib's elements have their lines, attributes and children`() throws {
        let document = try InterfaceSample.document(InterfaceSample.nib)

        #expect(document.kind == .nib)
        #expect(document.objects.map(\.name) == ["placeholder", "placeholder", "view", "tapGestureRecognizer"])
        let view = try #require(document.element("v-1"))
        #expect(view.line == 12)
        #expect(view["contentMode"] == "scaleToFill")
        #expect(view.child(key: "frame")?["height"] == "852")
        #expect(view.children(in: "subviews").map(\.id) == ["l-1", "b-1"])
        #expect(document.element("c-2")?.line == 33)
        #expect(document.resources.map { $0["name"] } == ["star"])
    }

    @Test func `texts keep their line breaks, and characters by name, by number and in quotes`() throws {
        let document = try InterfaceSample.document(InterfaceSample.texts)

        func text(_ id: String) -> String? { document.element(id)?.child(key: "text")?.text }
        #expect(text("x-1") == "One\ntwo <three> \u{1F600}")
        #expect(text("x-2") == "control: \u{8}")
        #expect(text("x-3") == "a < b && c & d")
        #expect(document.element("x-4")?["text"] == "ö ü 图")
        #expect(try InterfaceSample.document(InterfaceSample.nib).element("l-1")?["text"] == "A & B\nC")
    }

    @Test(arguments: [
        ("Zm9v", "foo"), ("Zm8", "fo"), ("Zm8=", "fo"), ("\n   Zg\n   ", "f"), ("", ""), ("w7Y", "ö"),
    ])
    func `a text in base 64 may have spaces around it and lack its padding`(written: String, text: String) throws {
        let document = try InterfaceSample.nib(of: "<string key=\"a\" base64-UTF8=\"YES\">\(written)</string>")

        #expect(document.objects.first?.text == text)
    }

    @Test func `line breaks and tabs in an attribute are spaces unless they are written by number`() throws {
        let document = try InterfaceSample.nib(of: "<label text=\"a\n\tb&#10;&#9;c\" id='q\"q'/>")

        #expect(document.objects.first?["text"] == "a  b\n\tc")
        #expect(document.element("q\"q")?.line == 3)
    }

    @Test func `comments, instructions and a plain document type are skipped, and lines counted through them`() throws {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE document>
            <!-- a
            <b> -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><!-- > -->
            <objects><?a
            ?><view id="1"/></objects></document>
            <!---->

            """

        #expect(try InterfaceSample.document(text).element("1")?.line == 7)
    }

    @Test func `all line ends count as one, and none is part of a text`() throws {
        let lines = ["<string key=\"a\">x", "y</string>", "<view id=\"1\"/>"]

        for end in ["\n", "\r\n", "\r"] {
            let document = try InterfaceSample.nib(of: lines.joined(separator: end))
            #expect(document.element("1")?.line == 5)
            #expect(document.objects.first?.text == "x\ny")
        }
    }

    @Test(arguments: [
        ("<a><b></a>", "A.xib:1: found </a>, expected </b> for the element of line 1."),
        ("<a>\n<b>\n", "A.xib:3: found the end of the file, expected </b> for the element of line 2."),
        ("<a/>\n<b/>", "A.xib:2: found \"<b/>\", expected the end of the file."),
        ("<a/>\n\nmore\n", "A.xib:3: found \"more\", expected the end of the file."),
        ("hello", "A.xib:1: found \"hello\", expected XML (syntax error)."),
        ("</a>", "A.xib:1: found \"/a>\", expected XML (not well-formed (invalid token))."),
        ("<!-- <a/>", "A.xib:1: found the end of the file, expected <document>."),
        ("\n<a b=\"1\" b=\"2\"/>", "A.xib:2: found \"b=\"2\"/>\", expected each attribute once."),
        ("<a b>", "A.xib:1: found \">\", expected XML (not well-formed (invalid token))."),
        ("<a b=1>", "A.xib:1: found \"1>\", expected XML (not well-formed (invalid token))."),
        ("<a\nb=\"1>\n<c d=\"\"/>", "A.xib:3: found \"<c d=\"\"/>\", expected XML (not well-formed (invalid token))."),
        ("<a>\n\n&copy;</a>", "A.xib:3: found \"&copy;</a>\", expected &amp; or another character of XML."),
        ("<a b=\"&#xD800;\"/>", "A.xib:1: found \"&#xD800;\"/>\", expected the number of a character."),
        ("<1/>", "A.xib:1: found \"1/>\", expected XML (not well-formed (invalid token))."),
        ("<a", "A.xib:1: found the end of the file, expected <document>."),
        (
            "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
            "A.xib:1: found a document type with declarations, expected none, or one without."
        ),
        (
            "<a base64-UTF8=\"YES\">!!</a>",
            "A.xib:1: found \"!!\", expected a text in UTF-8, written in base 64."
        ),
    ])
    func `damaged XML is refused with its line, the found and the expected text`(text: String, sentence: String) {
        #expect(InterfaceSample.refusal(text) == sentence)
    }

    @Test func `elements may be 200 deep and no deeper`() {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>\n", count: count) + String(repeating: "</a>", count: count)
        }

        #expect(InterfaceSample.refusal(nested(200))?.hasPrefix("A.xib:1: found <a>") == true)
        #expect(
            InterfaceSample.refusal(nested(100_000))
                == "A.xib:201: found more than 200 elements in each other, expected at most 200.")
    }
}
