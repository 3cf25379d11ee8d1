import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ContentsGravityTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    private let size = CGSize(width: 20, height: 40)

    @Test(arguments: [
        (ContentsGravity.resize, CGRect(x: 10, y: 20, width: 100, height: 50)),
        (.resizeAspect, CGRect(x: 47.5, y: 20, width: 25, height: 50)),
        (.resizeAspectFill, CGRect(x: 10, y: -55, width: 100, height: 200)),
        (.center, CGRect(x: 50, y: 25, width: 20, height: 40)),
        (.top, CGRect(x: 50, y: 20, width: 20, height: 40)),
        (.bottom, CGRect(x: 50, y: 30, width: 20, height: 40)),
        (.left, CGRect(x: 10, y: 25, width: 20, height: 40)),
        (.right, CGRect(x: 90, y: 25, width: 20, height: 40)),
        (.topLeft, CGRect(x: 10, y: 20, width: 20, height: 40)),
        (.topRight, CGRect(x: 90, y: 20, width: 20, height: 40)),
        (.bottomLeft, CGRect(x: 10, y: 30, width: 20, height: 40)),
        (.bottomRight, CGRect(x: 90, y: 30, width: 20, height: 40)),
    ]) func `contents are placed by their gravity`(gravity: ContentsGravity, expected: CGRect) {
        #expect(gravity.destination(of: size, in: bounds) == expected)
    }

    @Test func `contents without an area take none`() {
        #expect(ContentsGravity.resizeAspect.destination(of: .zero, in: bounds).isEmpty)
    }
}
