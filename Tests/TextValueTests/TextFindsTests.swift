import Testing

@testable import UIKitText

/// The table of finds follows the text.
struct TextFindsTests {
    private func made() -> TextFinds {
        var finds = TextFinds()
        finds.insert([0..<2, 10..<12, 20..<22])
        return finds
    }

    @Test func `finds are sorted, and those that overlap others are left out`() {
        var finds = made()

        finds.insert([4..<6, 11..<13, 14..<16])

        #expect(finds.ranges == [0..<2, 4..<6, 10..<12, 14..<16, 20..<22])
        #expect(finds.index(of: 14..<16) == 3)
        #expect(finds.index(of: 14..<17) == nil)
        #expect(finds.indices(in: 11..<15) == 2..<4)
        #expect(finds.indices(in: 12..<14).isEmpty)
    }

    @Test func `a change moves the finds behind it and removes those that it touches`() {
        var finds = made()

        let gone = finds.follow(11..<13, changeInLength: 5)

        #expect(gone == 10..<12)
        #expect(finds.ranges == [0..<2, 25..<27])
    }

    @Test func `an insertion between finds removes none`() {
        var finds = made()

        let gone = finds.follow(5..<5, changeInLength: 1)

        #expect(gone == nil)
        #expect(finds.ranges == [0..<2, 11..<13, 21..<23])
    }
}
