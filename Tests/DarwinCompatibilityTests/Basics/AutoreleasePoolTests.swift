import DarwinCompatibility
import Testing

@Suite struct AutoreleasePoolTests {
    private struct Refusal: Error {}
    private final class Member {}

    @Test func `a pool returns the result of its closure`() {
        let sum = autoreleasepool { 40 + 2 }

        #expect(sum == 42)
    }

    @Test func `an error leaves a pool as it is`() {
        #expect(throws: Refusal.self) { try autoreleasepool { throw Refusal() } }
    }

    @Test func `objects of the work have ended when the pool has`() {
        weak var seen: Member?

        autoreleasepool {
            let member = Member()
            seen = member
        }

        #expect(seen == nil)
    }
}
