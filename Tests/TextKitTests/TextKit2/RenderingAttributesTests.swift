import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation

@Suite(.application) struct RenderingAttributesTests {
    private static let key = NSAttributedString.Key("number")

    /// The numbers of the characters; nil for those without attributes.
    private func numbers(_ attributes: RenderingAttributes, count: Int) -> [Int?] {
        var result = [Int?](repeating: nil, count: count)
        for part in attributes.parts(touching: 0..<count) {
            for index in part.range where index < count { result[index] = part.attributes[Self.key] as? Int }
        }
        return result
    }

    @Test(arguments: [1, 2, 3]) func `attributes follow edits as in an array`(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var model = [Int?](repeating: nil, count: 40)
        var attributes = RenderingAttributes()
        for step in 0..<600 {
            let start = numbers.below(model.count + 1)
            let end = min(model.count, start + numbers.below(8))
            if numbers.below(2) == 0 {
                let number = numbers.below(4) == 0 ? nil : step
                attributes.change(start..<end) { $0[Self.key] = number }
                for index in start..<end { model[index] = number }
            } else {
                let count = numbers.below(model.count > 200 ? 2 : 6)
                // New characters are in a part only if it reaches beyond both ends of the change.
                var inserted: Int?
                if start > 0, end < model.count, model[start - 1] == model[end] {
                    let parts = attributes.parts(touching: start - 1..<end + 1)
                    if parts.count == 1, parts[0].range.contains(start - 1), parts[0].range.contains(end) {
                        inserted = model[end]
                    }
                }
                attributes.follow(start..<start + count, changeInLength: count - (end - start))
                let isInside = inserted != nil
                model.replaceSubrange(start..<end, with: [Int?](repeating: isInside ? inserted : nil, count: count))
            }
            #expect(self.numbers(attributes, count: model.count) == model, "step \(step)")
            #expect(attributes.isEmpty == model.allSatisfy { $0 == nil }, "step \(step)")
        }
    }

    @Test func `characters between two parts join neither of them`() {
        var attributes = RenderingAttributes()
        attributes.change(0..<2) { $0[Self.key] = 1 }
        attributes.change(2..<4) { $0[Self.key] = 2 }

        for _ in 0..<3 { attributes.follow(2..<3, changeInLength: 1) }

        #expect(numbers(attributes, count: 7) == [1, 1, nil, nil, nil, 2, 2])
        #expect(attributes.parts(touching: 0..<7).map(\.range) == [0..<2, 5..<7])
    }

    @Test func `attributes that were set and removed leave no pieces behind`() {
        var attributes = RenderingAttributes()
        attributes.change(50_000..<50_010) { $0[Self.key] = 1 }
        for index in 0..<10_000 {
            let start = index * 4
            attributes.change(start..<start + 2) { $0[Self.key] = 2 }
            attributes.change(start..<start + 2) { $0[Self.key] = nil }
        }

        #expect(attributes.parts(touching: 0..<60_000).map(\.range) == [50_000..<50_010])
        // The gap and the part that is left.
        #expect(attributes.tree.pieces.count == 2)
    }
}
