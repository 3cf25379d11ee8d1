import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct KeyValueCodingTests {
    @Test func `a class below NSObject hears of keys that it does not have, and of nil for a number`() {
        let album = Album()

        album.setValuesForKeys(["name": "B", "other": 4])
        album.setValue(nil, forKey: "year")

        #expect(album.name == "B")
        #expect(album.odd["other"] as? Int == 4)
        #expect(album.value(forKey: "other") as? Int == 4)
        #expect(album.odd["nil"] as? String == "year" && album.year == 1)
    }

    @Test func `a property is read and set by its key, and numbers become its kind`() {
        let track = Track()

        track.setValue(4.0, forKey: "length")
        track.setValue(NSNumber(value: 2), forKey: "gain")
        track.setValue(1, forKey: "isLoaded")
        track.setValue(1, forKey: "kind")
        track.setValue("B", forKeyPath: "album.name")

        #expect(track.length == 4)
        #expect(track.gain == 2)
        #expect(track.isLoaded)
        #expect(track.kind == .speech)
        #expect(track.album.name == "B")
        #expect(track.value(forKey: "length") as? Int == 4)
        #expect(track.value(forKey: "length") as? NSNumber == 4)
        #expect(track.value(forKey: "gain") as? CGFloat == 2)
        #expect(track.value(forKey: "number") as? Int == 8)
        #expect(track.value(forKeyPath: "album.name") as? String == "B")
    }

    @Test func `an object of unknown class answers for its number, and a text by the number at its beginning`() {
        #expect(anoleNumber(of: 3.5 as AnyObject)?.doubleValue == 3.5)
        #expect(anoleNumber(of: CGFloat(2.5) as AnyObject)?.floatValue == 2.5)
        #expect(anoleNumber(of: "3.5" as AnyObject)?.doubleValue == 3.5)
        #expect(anoleNumber(of: NSString(string: "-7 apples"))?.intValue == -7)
        #expect(anoleNumber(of: "9007199254740993")?.intValue == 9_007_199_254_740_993)
        #expect(anoleNumber(of: "apples" as AnyObject)?.doubleValue == 0)
        #expect(anoleNumber(of: "YES" as AnyObject, asTruth: true)?.boolValue == true)
        #expect(anoleNumber(of: "no" as AnyObject, asTruth: true)?.boolValue == false)
        #expect(anoleNumber(of: ["3.5"] as AnyObject) == nil)
        #expect(anoleNumber(of: NSNull()) == nil)
        #expect(anoleNumber(of: nil) == nil)
    }

    @Test func `an object of unknown class answers for its geometric value`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(anoleGeometry(of: rect as AnyObject)?.cgRectValue == rect)
        #expect(anoleGeometry(of: NSValue(cgRect: rect))?.cgRectValue == rect)
        #expect(anoleGeometry(of: CGPoint(x: 1, y: 2) as AnyObject)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect(anoleGeometry(of: CGSize(width: 1, height: 2) as AnyObject)?.cgSizeValue.height == 2)
        #expect(anoleGeometry(of: CGVector(dx: 1, dy: 2) as AnyObject)?.cgVectorValue.dy == 2)
        #expect(anoleGeometry(of: CGAffineTransform(scaleX: 2, y: 3) as AnyObject)?.cgAffineTransformValue.d == 3)
        #expect(anoleGeometry(of: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))?.uiEdgeInsetsValue.bottom == 3)
        #expect(anoleGeometry(of: UIOffset(horizontal: 1, vertical: 2))?.uiOffsetValue.vertical == 2)
        #expect(anoleGeometry(of: "a rectangle" as AnyObject) == nil)
        #expect(anoleGeometry(of: nil) == nil)
    }

    @Test func `nil is set and read, and ends a key path`() {
        let track = LiveTrack()
        track.title = "x"

        track.setValue(nil, forKey: "title")
        track.setValue("y", forKeyPath: "next.title")

        #expect(track.title == nil)
        #expect(track.value(forKey: "title") == nil)
        #expect(track.value(forKeyPath: "next.title") == nil)
        #expect(track.dictionaryWithValues(forKeys: ["title", "length"])["title"] is NSNull)
    }

    @Test func `several keys are set at once, and null is nil`() {
        let track = Track()
        track.title = "x"

        track.setValuesForKeys(["length": 9, "title": NSNull()])

        #expect(track.length == 9)
        #expect(track.title == nil)
    }

    @Test func `views and their layers have the properties that interface files set`() {
        let label = UILabel()

        label.setValue(8.0, forKeyPath: "layer.cornerRadius")
        label.setValue(true, forKeyPath: "layer.masksToBounds")
        label.setValue("Text", forKeyPath: "text")
        label.setValue(true, forKey: "hidden")
        label.setValue(UIColor.red, forKey: "backgroundColor")
        label.setValue(CGPoint(x: 3, y: 4), forKey: "center")
        label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")

        #expect(label.layer.cornerRadius == 8)
        #expect(label.layer.masksToBounds)
        #expect(label.text == "Text")
        #expect(label.isHidden)
        #expect(label.backgroundColor == .red)
        #expect(label.center == CGPoint(x: 3, y: 4))
        #expect(label.textAlignment == .right)
        #expect(label.value(forKey: "alpha") as? CGFloat == 1)
    }

    @Test func `a class can have keys that are no properties`() {
        let listener = Listener()
        let object: NSObject = listener

        object.setValue(3, forKey: "odd")
        listener.setValue("t", forKey: "title")

        #expect(object.value(forKey: "odd") as? Int == 3)
        #expect(listener.title == "t")
        #expect(listener.odd.count == 1)
    }

    @Test func `an unknown key stops the program with class and key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Track().setValue(1, forKey: "speed") }
        }

        let text = result.sentence
        #expect(
            text.contains(
                "[<Track> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key speed."))
    }

    @Test func `an outlet that a controller lacks stops the program with class and key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().setValue(UILabel(), forKey: "label") }
        }

        let text = result.sentence
        #expect(
            text.contains(
                "[<UIViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."
            ))
    }

    @Test func `a value of another type stops the program with both`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Track().setValue(UILabel(), forKey: "length") }
        }

        let text = result.sentence
        #expect(text.contains("The key length of Track has values of type Int, but was set to UILabel."))
    }

    @Test func `a layer's class has properties of its own before values that are only kept by key`() {
        let gauge = Gauge()
        let object: NSObject = gauge

        gauge.setValue(3, forKey: "level")
        let first = gauge.level
        object.setValue(4, forKey: "level")
        gauge.setValue("kept", forKey: "other")

        #expect(first == 3)
        #expect(gauge.level == 4)
        #expect(gauge.value(forKey: "level") as? Int == 4)
        #expect(object.value(forKeyPath: "level") as? Int == 4)
        #expect(object.value(forKey: "other") as? String == "kept")
    }

    @Test func `a key path leads through a view into the parts of its layer's values`() {
        let view = UIView()

        view.setValue(1, forKeyPath: "layer.transform.rotation.z")
        view.setValue(8, forKeyPath: "layer.position.x")

        #expect(abs(view.transform.b - sin(1)) < 1e-9)
        #expect(view.center.x == 8)
        #expect(view.value(forKeyPath: "layer.position.x") as? Double == 8)
        #expect(view.value(forKeyPath: "layer.delegate.center") as? CGPoint == CGPoint(x: 8, y: 0))
    }
}
