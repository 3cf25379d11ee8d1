import DarwinCompatibility
import Foundation
import Testing

@Suite struct HashTableTests {
    private final class Listener {}

    @Test func `a weak table forgets objects that end`() {
        let table = NSHashTable<Listener>.weakObjects()
        let kept = Listener()
        table.add(kept)

        do { table.add(Listener()) }

        #expect(table.count == 1)
        #expect(table.allObjects.first === kept)
    }

    @Test func `a table holds its objects otherwise`() {
        let table = NSHashTable<Listener>()

        do { table.add(Listener()) }

        #expect(table.count == 1)
    }

    @Test func `listeners are notified in the order of their addition, each once`() {
        let table = NSHashTable<Listener>.weakObjects()
        let listeners = (0..<40).map { _ in Listener() }

        for listener in listeners + listeners { table.add(listener) }

        #expect(table.allObjects.map(ObjectIdentifier.init) == listeners.map(ObjectIdentifier.init))
    }

    @Test func `protocols of objects make tables of delegates`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let listener = Listener()

        table.add(listener)

        #expect(table.contains(listener))
        table.remove(listener)
        #expect(!table.contains(listener))
    }

    @Test func `equal objects are one, unless the table looks at pointers`() {
        let one = NSNumber(value: 1_000_000.5)
        let equal = NSNumber(value: 1_000_000.5)
        let table = NSHashTable<NSNumber>()
        let pointers = NSHashTable<NSNumber>(options: .objectPointerPersonality)

        for number in [one, equal] {
            table.add(number)
            pointers.add(number)
        }

        #expect(table.count == 1)
        #expect(table.member(equal) === one)
        #expect(pointers.count == 2)
    }

    @Test func `tables are joined and cut like sets`() {
        let numbers = [1, 2, 3].map { NSNumber(value: $0) }
        let table = NSHashTable<NSNumber>()
        let other = NSHashTable<NSNumber>()
        table.add(numbers[0])
        table.add(numbers[1])
        other.add(numbers[1])
        other.add(numbers[2])

        #expect(table.intersects(other))
        #expect(!table.isSubset(of: other))
        table.intersect(other)
        #expect(table.allObjects == [numbers[1]])
        table.union(other)
        #expect(table.allObjects == [numbers[1], numbers[2]])
        table.minus(other)
        #expect(table.count == 0)
        #expect(table.anyObject == nil)
    }

    @Test func `many added and deallocated objects leave no memory behind`() {
        let table = NSHashTable<Listener>.weakObjects()

        for _ in 0..<10_000 { table.add(Listener()) }

        #expect(table.count == 0)
    }
}
