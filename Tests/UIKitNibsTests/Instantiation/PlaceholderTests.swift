import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Objects that are given for a nib's placeholders.
@Suite(.application) struct PlaceholderTests {
    private static let file =
        "<placeholder placeholderIdentifier=\"model\" id=\"m\" customClass=\"UIView\"/>"
        + "<customObject id=\"c\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\"><connections>"
        + "<outlet property=\"view\" destination=\"m\" id=\"o\"/></connections></customObject>"

    @Test func `an external object is the one that is given, and not among the results`() {
        let view = UIView()

        let objects = NibStage.load(Self.file, external: ["model": view])

        #expect(objects.count == 1 && (objects.first as? PlainObject)?.view === view)
    }

    @Test func `an external object has outlets too`() {
        let model = PlainObject()

        let objects = NibStage.load(
            "<placeholder placeholderIdentifier=\"model\" id=\"m\"><connections><outlet property=\"view\" destination=\"a\" id=\"o\"/>"
                + "</connections></placeholder><view id=\"a\"/>", external: ["model": model])

        #expect(model.view != nil && model.view === objects.first as? UIView)
    }

    @Test func `without an external object its outlets stay nil`() {
        let objects = NibStage.load(Self.file)

        #expect(objects.count == 1 && (objects.first as? PlainObject)?.view == nil)
    }
}
