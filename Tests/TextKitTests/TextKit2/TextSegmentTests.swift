import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextSegmentTests {
    @Test func `a range has a box in each of its lines`() {
        let stage = FragmentStage("ab cd ef", width: 25)

        #expect(stage.boxes(1, 7) == [box(10, 0, 10, 10), box(0, 10, 20, 10), box(0, 20, 10, 10)])
        #expect(stage.boxes(3, 5) == [box(0, 10, 20, 10)])
    }

    @Test func `each box comes with its part of the range, the baseline and the container`() {
        let stage = FragmentStage("ab\ncd", padding: 5)
        var ranges: [NSTextRange?] = []
        var baselines: [CGFloat] = []

        stage.manager.enumerateTextSegments(in: stage.range(1, 5), type: .standard) { range, _, baseline, container in
            ranges.append(range)
            baselines.append(baseline)
            #expect(container === stage.container)
            return true
        }

        #expect(ranges == [stage.range(1, 3), stage.range(3, 5)])
        #expect(baselines == [7.5, 7.5])
    }

    @Test func `an enumeration stops when the closure returns false, and leaves ranges out if they are not required`() {
        let stage = FragmentStage("ab\ncd")
        var count = 0

        stage.manager.enumerateTextSegments(in: stage.range(0, 5), type: .standard, options: .rangeNotRequired) {
            range, _, _, _ in
            count += 1
            #expect(range == nil)
            return false
        }

        #expect(count == 1)
    }

    @Test func `an empty range has a box without width`() {
        let stage = FragmentStage("ab\ncd\n")

        #expect(stage.boxes(1, 1) == [box(10, 0, 0, 10)])
        #expect(stage.boxes(3, 3) == [box(0, 10, 0, 10)])
        #expect(stage.boxes(6, 6) == [box(0, 20, 0, 10)])
        #expect(FragmentStage("ab").boxes(2, 2) == [box(20, 0, 0, 10)])
        #expect(FragmentStage("").boxes(0, 0).map(\.width) == [0])
    }

    @Test func `an empty range where a line breaks is in either line`() {
        let stage = FragmentStage("abcdef", width: 35)

        #expect(stage.boxes(3, 3) == [box(0, 10, 0, 10)])
        #expect(stage.boxes(3, 3, .standard, .upstreamAffinity) == [box(30, 0, 0, 10)])
        #expect(FragmentStage("ab\ncd").boxes(3, 3, .standard, .upstreamAffinity) == [box(0, 10, 0, 10)])
    }

    @Test func `an empty paragraph in a range has a box without width`() {
        #expect(FragmentStage("a\n\nb").boxes(0, 4) == [box(0, 0, 10, 10), box(0, 10, 0, 10), box(0, 20, 10, 10)])
    }

    @Test func `a selection reaches to the edges where it goes on, and has the spacing of lines`() {
        let attributes = NSMutableParagraphStyle.made { $0.lineSpacing = 2 }
        let stage = FragmentStage("ab\ncd\nef", attributes: attributes)

        #expect(stage.boxes(1, 7, .selection) == [box(10, 0, 90, 12), box(0, 12, 100, 12), box(0, 24, 10, 12)])
        #expect(stage.boxes(1, 3, .selection) == [box(10, 0, 90, 12)])
        #expect(stage.boxes(1, 2, .selection) == [box(10, 0, 10, 12)])
    }

    @Test func `a highlight has the spacing of lines and ends with the characters`() {
        let attributes = NSMutableParagraphStyle.made { $0.lineSpacing = 2 }
        let stage = FragmentStage("ab\ncd\nef", attributes: attributes)

        #expect(stage.boxes(1, 7, .highlight) == [box(10, 0, 10, 12), box(0, 12, 20, 12), box(0, 24, 10, 12)])
        #expect(stage.boxes(1, 7) == [box(10, 0, 10, 10), box(0, 12, 20, 10), box(0, 24, 10, 10)])
    }

    @Test func `options leave the middle out and extend the ends`() {
        let stage = FragmentStage("ab\ncd\nef")

        #expect(stage.boxes(1, 7, .standard, .middleFragmentsExcluded) == [box(10, 0, 10, 10), box(0, 20, 10, 10)])
        #expect(stage.boxes(0, 1, .standard, .middleFragmentsExcluded) == [box(0, 0, 10, 10)])
        #expect(stage.boxes(1, 2, .standard, .headSegmentExtended) == [box(0, 0, 20, 10)])
        #expect(stage.boxes(1, 2, .standard, .tailSegmentExtended) == [box(10, 0, 90, 10)])
        #expect(
            stage.boxes(1, 4, .standard, [.headSegmentExtended, .tailSegmentExtended])
                == [box(0, 0, 20, 10), box(0, 10, 100, 10)])
    }

    @Test func `a range beyond the text has the boxes of its part in the text`() {
        let stage = FragmentStage("abcd")
        let range = stage.range(1, 4)
        stage.storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "")
        var boxes: [CGRect] = []

        stage.manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, _ in
            boxes.append(rect)
            return true
        }

        #expect(boxes == [box(10, 0, 10, 10)])
    }
}
