import DarwinCompatibility
import Foundation
import Testing

@Suite struct MapTableTests {
    private final class Member {}

    @Test func `an entry ends with its weak key`() {
        let table = NSMapTable<Member, NSString>.weakToStrongObjects()
        let kept = Member()
        table.setObject("kept", forKey: kept)

        do { table.setObject("ended", forKey: Member()) }

        #expect(table.count == 1)
        #expect(table.object(forKey: kept) == "kept")
    }

    @Test func `an entry ends with its weak object`() {
        let table = NSMapTable<NSString, Member>.strongToWeakObjects()
        let kept = Member()
        table.setObject(kept, forKey: "kept")

        do { table.setObject(Member(), forKey: "ended") }

        #expect(table.object(forKey: "kept") === kept)
        #expect(table.object(forKey: "ended") == nil)
        #expect(table.count == 1)
    }

    @Test func `a table that holds both keeps both`() {
        let table = NSMapTable<Member, Member>.strongToStrongObjects()

        do { table.setObject(Member(), forKey: Member()) }

        #expect(table.count == 1)
        #expect(table.keyEnumerator().allObjects.count == 1)
        #expect(table.objectEnumerator()?.allObjects.count == 1)
    }

    @Test func `an equal key has the object, and a second object takes over`() {
        let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
        table.setObject("one", forKey: NSString(string: "key"))

        table.setObject("two", forKey: NSString(string: "key"))

        #expect(table.count == 1)
        #expect(table.object(forKey: "key") == "two")
        #expect(table.dictionaryRepresentation() == ["key" as NSString: "two"])
        table.removeObject(forKey: "key")
        #expect(table.object(forKey: "key") == nil)
    }

    @Test func `nil keys and values are not kept`() {
        let table = NSMapTable<NSString, NSString>.weakToWeakObjects()

        table.setObject(nil, forKey: "key")
        table.setObject("object", forKey: nil)
        table.removeObject(forKey: nil)

        #expect(table.count == 0)
        #expect(table.object(forKey: nil) == nil)
        table.removeAllObjects()
    }

    @Test func `keys are released some time after their weak objects' deallocation`() {
        let table = NSMapTable<Member, Member>.strongToWeakObjects()
        weak var first: Member?
        do {
            let key = Member()
            first = key
            table.setObject(Member(), forKey: key)
        }

        for _ in 0..<40 { table.setObject(Member(), forKey: Member()) }

        #expect(first == nil)
        #expect(table.count == 0)
    }
}
