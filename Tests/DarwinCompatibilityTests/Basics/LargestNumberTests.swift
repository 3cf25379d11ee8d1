import DarwinCompatibility
import Testing

@Suite struct LargestNumberTests {
    @Test func `the largest numbers are finite and a float's`() {
        #expect(HUGE == MAXFLOAT)
        #expect(MAXFLOAT == 0x1.fffffep+127)
        #expect(MAXFLOAT.nextUp == .infinity)
    }
}
