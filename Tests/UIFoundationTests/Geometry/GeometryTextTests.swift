import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct GeometryTextTests {
    @Test func `values of geometry become text and text becomes values`() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 1e-7)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)

        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: turn) == "[1, 2, 3, 4, 5.5, -6]")
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSCoder.string(for: directional) == "{4, 3, 2, 1}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        #expect(NSCoder.cgPoint(for: "{ 3,4 }") == CGPoint(x: 3, y: 4))
        #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 3, height: 4))) == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 3, dy: 4))) == CGVector(dx: 3, dy: 4))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{4, 3, 2, 1}") == directional)
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test(arguments: ["", "3, 4", "{3}", "{3, four}", "[3, 4]", "{{3, 4}}", "{3, 4"])
    func `a text of another form is zero`(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }

    @Test func `archives hold values of geometry`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGSize(width: 1, height: 2), forKey: "size")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
        archiver.encode(CGAffineTransform(rotationAngle: 1), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
        archiver.finishEncoding()

        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 1, height: 2))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(rotationAngle: 1))
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional").trailing == 4)
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
        #expect(
            coder.decodeCGPoint(forKey: "nothing") == .zero && coder.decodeCGAffineTransform(forKey: "no") == .identity)
    }

    @available(*, deprecated)
    @Test func `the functions of old do the same`() {
        #expect(
            NSStringFromCGPoint(CGPoint(x: 1, y: 2)) == "{1, 2}" && CGPointFromString("{1, 2}") == CGPoint(x: 1, y: 2))
        #expect(NSStringFromCGSize(CGSize(width: 1, height: 2)) == "{1, 2}")
        #expect(CGSizeFromString("{1, 2}") == CGSize(width: 1, height: 2))
        #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSStringFromCGVector(CGVector(dx: 1, dy: 2)) == "{1, 2}" && CGVectorFromString("{1, 2}").dy == 2)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(.identity)).isIdentity)
        #expect(
            UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))).left
                == 2)
        #expect(UIOffsetFromString(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2))).vertical == 2)
    }
}
