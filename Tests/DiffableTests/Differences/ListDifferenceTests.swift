import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitLists

/// The changes that make one list of unique elements another one, with no more moves than needed.
@Suite(.application) struct ListDifferenceTests {
    private func moves(_ difference: ListDifference) -> [[Int]] { difference.moved.map { [$0.from, $0.to] } }

    @Test func `equal lists have no difference`() {
        #expect(ListDifference(from: [3, 1, 2], to: [3, 1, 2]).isEmpty)
        #expect(ListDifference(from: [Int](), to: []).isEmpty)
    }

    @Test func `deletions count in the former list, insertions in the new one`() {
        let difference = ListDifference(from: ["a", "b", "c", "d"], to: ["x", "b", "d", "y"])

        #expect(difference.deleted == [0, 2])
        #expect(difference.inserted == [0, 3])
        #expect(difference.moved.isEmpty)
    }

    @Test func `the element that travels moves, not the many that it passes`() {
        let toTheEnd = ListDifference(from: [1, 2, 3, 4, 5], to: [2, 3, 4, 5, 1])
        let toTheStart = ListDifference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])

        #expect(moves(toTheEnd) == [[0, 4]])
        #expect(moves(toTheStart) == [[4, 0]])
    }

    @Test func `a list that is turned around keeps one element`() {
        let difference = ListDifference(from: [1, 2, 3, 4, 5], to: [5, 4, 3, 2, 1])

        #expect(difference.moved.count == 4)
        #expect(difference.deleted.isEmpty && difference.inserted.isEmpty)
    }

    @Test func `an element that only changes its index does not move`() {
        let difference = ListDifference(from: [1, 2, 3], to: [9, 2, 3])

        #expect(difference == ListDifference(origins: [-1, 1, 2], formerCount: 3))
        #expect(difference.moved.isEmpty)
    }

    @Test func `the longest ascending part is as long as any that a search of all parts finds`() {
        var random = SeededNumbers(seed: 17)
        for _ in 0..<400 {
            let numbers = (0..<random.below(10)).shuffled(using: &random).map { random.below(4) == 0 ? -1 : $0 }

            let members = AscendingPart.members(of: numbers)

            let part = numbers.indices.filter { members[$0] }.map { numbers[$0] }
            #expect(part == part.sorted())
            #expect(!part.contains(-1))
            #expect(part.count == longestAscent(numbers), "\(numbers)")
        }
    }

    /// The length of the longest ascending part, by trying all parts.
    private func longestAscent(_ numbers: [Int]) -> Int {
        (0..<1 << numbers.count).map { choice in
            let part = numbers.indices.filter { choice & 1 << $0 != 0 }.map { numbers[$0] }
            return part.contains(-1) || part != part.sorted() ? 0 : part.count
        }.max()!
    }

    @Test(arguments: [1, 2, 3, 4]) func `any list becomes any other by its difference`(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<500 {
            let former = Array((0..<30).shuffled(using: &random).prefix(random.below(25)))
            let list = Array((0..<30).shuffled(using: &random).prefix(random.below(25)))

            let difference = ListDifference(from: former, to: list)

            #expect(apply(difference, to: former, taking: list) == list)
            #expect(Set(difference.deleted.map { former[$0] }) == Set(former).subtracting(list))
            #expect(Set(difference.inserted.map { list[$0] }) == Set(list).subtracting(former))
        }
    }

    /// Removes deleted and moved items, then inserts new and moved ones, in ascending order.
    private func apply(_ difference: ListDifference, to former: [Int], taking list: [Int]) -> [Int] {
        let removed = Set(difference.deleted + difference.moved.map(\.from))
        var result = former.indices.filter { !removed.contains($0) }.map { former[$0] }
        let moved = difference.moved.map { ($0.to, former[$0.from]) }
        let added = moved + difference.inserted.map { ($0, list[$0]) }
        for (index, element) in added.sorted(by: { $0.0 < $1.0 }) { result.insert(element, at: index) }
        return result
    }

    @Test func `moves are no more than the standard library infers`() {
        var random = SeededNumbers(seed: 5)
        for _ in 0..<100 {
            let former = Array(0..<20)
            let list = former.shuffled(using: &random)

            let difference = ListDifference(from: former, to: list)

            let inferred = list.difference(from: former).inferringMoves()
            #expect(difference.moved.count <= inferred.removals.count)
        }
    }

    @Test func `a list with an element twice stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ListDifference(from: [4, 7, 4], to: [])
        }

        let sentence = result.sentence
        #expect(sentence.contains("4 is in a list at 0 and at 2."))
    }
}
