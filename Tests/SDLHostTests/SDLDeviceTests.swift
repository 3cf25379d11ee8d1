import HostInterface
import SDLHost
import Testing

@Suite struct SDLDeviceTests {
    private let half = HostEvent.Power(state: .unplugged, level: 0.5)
    private let full = HostEvent.Power(state: .full, level: 1)

    @Test func `a battery is looked at once a minute, and only changes are news`() {
        var power: HostEvent.Power? = half
        var looks = 0
        let device = SDLDevice(readPower: {
            looks += 1
            return power
        })

        let found = device.watchPower(true)
        let early = [10.0, 20, 69].map { device.news(at: $0) }
        let same = device.news(at: 70)
        power = full
        let between = device.news(at: 100)
        let changed = device.news(at: 130)
        power = nil
        let gone = device.news(at: 190)

        #expect(found == half)
        #expect(early == [[], [], []])
        #expect(same == [])
        #expect(between == [])
        #expect(changed == [.power(full)])
        #expect(gone == [])
        #expect(looks == 4)
    }

    @Test func `a battery that is not watched is not looked at`() {
        var looks = 0
        let device = SDLDevice(readPower: {
            looks += 1
            return nil
        })

        let before = device.news(at: 0)
        let ended = device.watchPower(false)
        let after = device.news(at: 1000)

        #expect(before == [])
        #expect(ended == nil)
        #expect(after == [])
        #expect(looks == 0)
    }

    @Test func `an address that is handed to the desktop is answered once`() {
        var handed: [String] = []
        let device = SDLDevice(openAddress: {
            handed.append($0)
            return $0.hasPrefix("https")
        })

        device.open("https://example.org")
        device.open("nothing:a")
        let answers = device.news(at: 0)
        let again = device.news(at: 1)

        #expect(handed == ["https://example.org", "nothing:a"])
        #expect(
            answers == [
                .opened(url: "https://example.org", isOpened: true), .opened(url: "nothing:a", isOpened: false),
            ])
        #expect(again == [])
    }
}
