import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct TraceHostLinesTests {
    private func lines(_ topics: Set<Trace.Topic>, write: (Trace) -> Void) -> [String] {
        let trace = Trace(now: { 7 })
        var lines: [String] = []
        trace.topics = topics
        trace.sink = { lines.append($0) }
        write(trace)
        return lines
    }

    private static let frame = RenderFrame(
        index: 3, time: 0.05, surface: RenderFrame.Surface(size: CGSize(width: 10, height: 10), scale: 2), roots: [],
        damage: [PixelRect(x: 0, y: 1, width: 2, height: 3), PixelRect(x: 5, y: 6, width: 7, height: 8)],
        changedNodeCount: 2)

    @Test func `an event's line carries the event as a recording does, at the event's time`() {
        let written = lines([.host]) { $0.write(.rotate(.left), at: 0.5) }

        #expect(written == [#"{"t":0.500000,"topic":"host","event":"rotate","direction":"left"}"#])
    }

    @Test func `a frame's line has its counts and damage, and pixels only when asked`() {
        let written = lines([.frame]) {
            $0.write(Self.frame)
            $0.write(Self.frame, pixelHash: "abc")
        }

        let start =
            #"{"t":0.050000,"topic":"frame","index":3,"nodes":0,"changed":2,"damage":[[0,1,2,3],[5,6,7,8]]"#
        #expect(written == [start + "}", start + #","pixels":"abc"}"#])
    }

    @Test func `a topic that is off writes no lines and computes no hashes`() {
        var hashes = 0
        func hash() -> String {
            hashes += 1
            return ""
        }

        let written = lines([.touch]) {
            $0.write(.close, at: 1)
            $0.write(Self.frame, pixelHash: hash())
        }

        #expect(written.isEmpty)
        #expect(hashes == 0)
    }
}
