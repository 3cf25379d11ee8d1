import Foundation
import HostInterface
import Testing

@Suite struct WindowLimitsTests {
    @Test func `a size outside is limited to the nearest one`() {
        let limits = WindowLimits(
            minimum: CGSize(width: 320, height: 400), maximum: CGSize(width: 600, height: 800))

        #expect(limits.size(nearest: CGSize(width: 100, height: 1000)) == CGSize(width: 320, height: 800))
        #expect(limits.size(nearest: CGSize(width: 500, height: 500)) == CGSize(width: 500, height: 500))
    }

    @Test func `limits that contradict each other leave the smallest size`() {
        let limits = WindowLimits(
            minimum: CGSize(width: 700, height: 320), maximum: CGSize(width: 600, height: 800))

        #expect(limits.size(nearest: CGSize(width: 640, height: 640)) == CGSize(width: 700, height: 640))
    }

    @Test func `at first only very small windows are out`() {
        #expect(WindowLimits().size(nearest: CGSize(width: 9000, height: 1)) == CGSize(width: 9000, height: 320))
    }
}
