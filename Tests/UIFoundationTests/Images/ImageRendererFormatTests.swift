import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct ImageRendererFormatTests {
    @Test func `a format keeps its settings in a renderer and in a copy`() throws {
        let tester = ViewTester()
        tester.pump()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        format.preferredRange = .standard

        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        let kept = try #require(renderer.format as? UIGraphicsImageRendererFormat)
        let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)

        for other in [kept, copy] {
            #expect(other !== format && other.scale == 3 && other.opaque && other.preferredRange == .standard)
        }
    }

    @Test func `preferring extended colours and the range are one setting`() {
        let tester = ViewTester()
        tester.pump()
        let format = UIGraphicsImageRendererFormat()
        let before = (format.preferredRange, format.prefersExtendedRange)

        format.prefersExtendedRange = true
        let extended = format.preferredRange
        format.preferredRange = .automatic

        #expect(before == (.automatic, false))
        #expect(extended == .extended)
        #expect(!format.prefersExtendedRange)
        #expect(UIGraphicsImageRendererFormat.Range(rawValue: -1) == .unspecified)
    }
}
