import Foundation
import Testing
import UIKitTesting

@testable import UIKitText

@Suite(.application) struct ShownTextTests {
    @Test func `dots replace characters, spaces replace line separators`() {
        let (dots, line) = (ShownText("a👩‍👩‍👧b", isSecure: true), ShownText("a\r\nb", isSecure: false))

        #expect((dots.string, line.string) == ("•••", "a  b"))
        #expect([0, 1, 9, 10].map { dots.shown($0) } == [0, 1, 2, 3])
        #expect([0, 1, 2, 3].map { dots.index(ofShown: $0) } == [0, 1, 9, 10])
        #expect(line.shown(2) == 2)
    }
}
