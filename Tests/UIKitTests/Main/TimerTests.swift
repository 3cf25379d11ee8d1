import Testing
import UIKit

@Suite struct TimerTests {
    @Test func `the timer of an app is UIKit's`() {
        #expect(String(reflecting: Timer.self) == "UIKitCore.Timer")
    }
}
