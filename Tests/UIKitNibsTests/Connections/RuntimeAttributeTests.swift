import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Properties that a file sets by key paths.
@Suite(.application) struct RuntimeAttributeTests {
    private static func file(_ attributes: String) -> String {
        "<view id=\"a\" tag=\"1\" customClass=\"NotingView\" customModule=\"UIKitNibsTests\"><userDefinedRuntimeAttributes>\n"
            + attributes + "</userDefinedRuntimeAttributes></view>"
    }

    private static func view(_ attributes: String) -> NotingView? {
        NibStage.load(file(attributes)).first as? NotingView
    }

    @Test func `each type has its value`() {
        let view = Self.view(
            """
            <userDefinedRuntimeAttribute type="boolean" keyPath="loud" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="amount"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="caption"><string key="value">two
            lines</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="place"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="5" y="6" width="7" height="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="9" length="10"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
            """)

        #expect(view?.isLoud == true && view?.amount == 2.5 && view?.count == 7 && view?.caption == "two\nlines")
        #expect(view?.place == CGPoint(x: 1, y: 2) && view?.extent == CGSize(width: 3, height: 4))
        #expect(view?.area == CGRect(x: 5, y: 6, width: 7, height: 8) && view?.span == NSRange(location: 9, length: 10))
        #expect(view?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `nil, images and layers are set too`() {
        let view = Self.view(
            """
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="backgroundColor"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            """)

        #expect(view != nil && view?.backgroundColor == nil)
        #expect(view?.layer.cornerRadius == 6 && view?.layer.masksToBounds == true)
    }

    @Test func `paths reach the parts of a layer's values`() {
        let view = Self.view(
            """
            <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.rotation.z"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOffset.height"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.position.x"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.contentsGravity" value="center"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.maskedCorners"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.own" value="mine"/>
            """)

        #expect(abs((view?.layer.transform.m12 ?? 0) - sin(0.5)) < 1e-12)
        #expect(view?.layer.shadowOffset.height == 3)
        #expect(view?.layer.position.x == 9)
        #expect(view?.layer.contentsGravity == .center)
        #expect(view?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view?.layer.value(forKey: "own") as? String == "mine")
    }

    @Test(arguments: [
        ("color", "layer.borderColor", "<color key=\"value\" white=\"0\" alpha=\"1\"/>", "CGColor, not UIColor"),
        ("string", "layer.cornerRadius", "<string key=\"value\">four</string>", "CGFloat, not String"),
        ("string", "layer.transform.rotation", "<string key=\"value\">left</string>", "CGFloat, not String"),
        ("string", "layer.masksToBounds", "<string key=\"value\">maybe</string>", "Bool, not String"),
        ("size", "layer.bounds.origin", "<size key=\"value\" width=\"1\" height=\"1\"/>", "CGPoint, not CGSize"),
    ])
    func `a value that a layer's property does not accept is reported once`(
        _ type: String, _ keyPath: String, _ value: String, _ types: String
    ) {
        let nib = NibStage.nib(
            Self.file(
                "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
            ))

        let (objects, reports) = NibStage.reports(of: nib)

        #expect(objects.count == 1)
        #expect(
            reports == [
                "4: found failed to set (\(keyPath)) user defined inspected property on (NotingView): its type is \(types), "
                    + "expected the key path of a property that is exposed, and a value of its type."
            ])
    }

    @Test func `a path through nil is ignored`() {
        let (objects, reports) = NibStage.reports(
            Self.file("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"inner.caption\" value=\"x\"/>"))

        #expect(objects.count == 1 && reports.isEmpty)
    }

    @Test(arguments: [
        (
            "type=\"string\" keyPath=\"absent\" value=\"x\"",
            "failed to set (absent) user defined inspected property on (NotingView): NotingView has no property absent that keys reach"
        ),
        ("type=\"string\" keyPath=\"layer.name.more\" value=\"x\"", nil),
        (
            "type=\"string\" keyPath=\"nobody.caption\" value=\"x\"",
            "failed to set (nobody.caption) user defined inspected property on (NotingView): NotingView has no property nobody that keys reach"
        ),
        (
            "type=\"number\" keyPath=\"frame.width\" value=\"1\"",
            "failed to set (frame.width) user defined inspected property on (NotingView): frame of NotingView is no object, so that it has no keys"
        ),
        (
            "type=\"string\" keyPath=\"amount\" value=\"x\"",
            "failed to set (amount) user defined inspected property on (NotingView): its type is CGFloat"
        ),
        (
            "type=\"nil\" keyPath=\"amount\"",
            "failed to set (amount) user defined inspected property on (NotingView): its type is CGFloat"
        ),
        ("type=\"wish\" keyPath=\"amount\"", "type=\"wish\""),
    ])
    func `attributes that cannot be set are reported and left out`(_ attributes: String, _ expected: String?) {
        let (objects, reports) = NibStage.reports(
            Self.file(
                "<userDefinedRuntimeAttribute \(attributes)/>"
                    + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"caption\" value=\"still\"/>"))

        #expect((objects.first as? NotingView)?.caption == "still")
        #expect(reports.count == (expected == nil ? 0 : 1))
        if let expected { #expect(reports.first?.hasPrefix("4: found " + expected) == true, "\(reports)") }
    }

    @Test func `the owner and plain objects have attributes`() {
        let objects = NibStage.load(
            "<customObject id=\"c\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\"><userDefinedRuntimeAttributes>"
                + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"number\"><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>"
                + "</userDefinedRuntimeAttributes></customObject>")

        #expect((objects.first as? PlainObject)?.number == 3)
    }
}
