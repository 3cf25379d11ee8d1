import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceDocumentTests {
    @Test(arguments: [
        ("XIB", InterfaceDocument.Kind.nib), ("iPad.XIB", .nib), ("Storyboard.XIB", .storyboard),
        ("Storyboard.iPad.XIB", .storyboard),
    ])
    func `documents are nibs and storyboards, those for one device too`(
        _ type: String, _ kind: InterfaceDocument.Kind
    ) throws {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" version=\"3.0\"><objects/><scenes/></document>"

        #expect(try InterfaceDocument(Data(text.utf8), file: "A.xib").kind == kind)
    }

    @Test func `a storyboard has its scenes with their controllers, and the first controller`() throws {
        let document = try InterfaceSample.document(InterfaceSample.storyboard)

        #expect(document.kind == .storyboard)
        #expect(document.objects.isEmpty)
        #expect(document.scenes.map { $0.controller?.id } == ["n-1", "p-1"])
        #expect(document.scenes.map { $0.objects.count } == [1, 4])
        #expect(document.initialController === document.element("n-1"))
        #expect(document.warnings == [])
    }

    @Test func `a file of another system, another editor or none is refused by its name`() {
        let expected = "a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB or .Storyboard.XIB"
        func found(_ text: String) -> String? {
            InterfaceSample.refusal(text)?.replacing("A.xib:1: found ", with: "").replacing(
                ", expected \(expected)", with: "")
        }

        #expect(
            found("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
                == "a document of macOS, of type \"com.apple.InterfaceBuilder3.Cocoa.XIB\".")
        #expect(
            found("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>")
                == "a document of tvOS, of type \"com.apple.InterfaceBuilder.AppleTV.Stor…\".")
        #expect(
            found("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>")
                == "a document of watchOS, of type \"com.apple.InterfaceBuilder.WatchKit.Sto…\".")
        #expect(
            found("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
                == "an <archive>, as Xcode 4 and older wrote it; open and save it in a newer Xcode.")
        #expect(found("<document/>") == "a document without a type.")
        #expect(found("<document type=\"other\"/>") == "a document of type \"other\".")
        #expect(found("<plist version=\"1.0\"/>") == "<plist>.")
    }

    @Test func `a document without its list of objects or scenes is refused`() {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch"

        #expect(
            InterfaceSample.refusal("<document type=\"\(type).XIB\"/>")
                == "A.xib:1: found a document without <objects>, expected <objects> with what it has.")
        #expect(
            InterfaceSample.refusal("<document type=\"\(type).Storyboard.XIB\"><objects/></document>")
                == "A.xib:1: found a document without <scenes>, expected <scenes> with what it has.")
    }

    @Test func `an unknown version is a warning`() throws {
        let text = InterfaceSample.table.replacing("version=\"3.0\"", with: "version=\"9.1\"")

        #expect(
            try InterfaceSample.document(text).warnings.map(\.description) == [
                "A.xib:1: found a document of version \"9.1\", expected version \"3.0\"."
            ])
    }

    @Test(arguments: ["e-1", "nobody", "p-3"])
    func `a first controller that no scene has is refused`(id: String) {
        let text = InterfaceSample.storyboard.replacing(
            "initialViewController=\"n-1\"", with: "initialViewController=\"\(id)\"")

        #expect(
            InterfaceSample.refusal(text)
                == "A.xib:2: found initialViewController=\"\(id)\", an id that no object of a scene has, expected the id of a controller."
        )
    }

    @Test func `a storyboard may begin with no controller, or with one of another storyboard`() throws {
        let none = InterfaceSample.storyboard.replacing("initialViewController=\"n-1\"", with: "")
        let other = InterfaceSample.storyboard.replacing(
            "initialViewController=\"n-1\"", with: "initialViewController=\"h-1\"")

        #expect(try InterfaceSample.document(none).initialController == nil)
        #expect(try InterfaceSample.document(other).initialController?.name == "viewControllerPlaceholder")
    }
}
