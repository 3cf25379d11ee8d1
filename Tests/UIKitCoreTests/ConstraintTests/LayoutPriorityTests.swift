import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutPriorityTests {
    @Test func `priorities move by numbers and are compared`() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)

        priority += 0.5
        #expect(priority.rawValue == 999.5)
        #expect(priority < .required)
        #expect(UILayoutPriority.required - .defaultHigh == 250)
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    }

    @Test func `levels of windows move by numbers and are compared`() {
        var level = UIWindow.Level.alert + 1
        level -= 2

        #expect(level.rawValue == 1999)
        #expect(max(.statusBar, level) == level)
    }
}
