import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIEdgeInsetsTests {
    @Test func `insets move each edge inwards`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        let rect = CGRect(x: 10, y: 20, width: 30, height: 40).inset(by: insets)

        #expect(rect == CGRect(x: 12, y: 21, width: 24, height: 36))
    }

    @Test func `negative insets widen`() {
        let insets = UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)

        let rect = CGRect(x: 0, y: 0, width: 1, height: 1).inset(by: insets)

        #expect(rect == CGRect(x: -1, y: -1, width: 3, height: 3))
    }

    @Test func `the null rectangle has no edges to move`() {
        #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
    }
}
