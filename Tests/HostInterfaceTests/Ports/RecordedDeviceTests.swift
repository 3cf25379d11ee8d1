import HostInterface
import Testing

@Suite struct RecordedDeviceTests {
    private let full = HostEvent.Power(state: .full, level: 1)

    private func device(
        _ events: [RecordedEvent] = [], at time: Double = 0, answer: @escaping (HostEvent) -> Void = { _ in }
    ) -> RecordedDevice { RecordedDevice(events, now: { time }, answer: answer) }

    @Test func `without a recording there is no battery and no program for any address`() {
        var answers: [HostEvent] = []
        let device = device { answers.append($0) }

        let power = device.watchPower(true)
        let isHandled = device.handles(scheme: "https")
        device.open("https://example.org")

        #expect(power == nil)
        #expect(!isHandled)
        #expect(answers == [.opened(url: "https://example.org", isOpened: false)])
    }

    @Test func `a battery has the recording's state soon after it was asked for`() {
        let events = [
            RecordedEvent(time: 1, event: .power(HostEvent.Power(state: .unplugged, level: 0.5))),
            RecordedEvent(time: 2, event: .power(full)),
        ]

        let found = device(events, at: 1.75).watchPower(true)
        let before = device(events, at: 1.25).watchPower(true)
        let ended = device(events, at: 1.75).watchPower(false)

        #expect(found == full)
        #expect(before == nil)
        #expect(ended == nil)
    }

    @Test func `a scheme has a program where the recording says so`() {
        let device = device([
            RecordedEvent(time: 1, event: .scheme("mailto", isHandled: true)),
            RecordedEvent(time: 1, event: .scheme("tel", isHandled: false)),
        ])

        #expect(device.handles(scheme: "mailto"))
        #expect(!device.handles(scheme: "tel"))
    }

    @Test func `an address that the recording answers later has no other answer`() {
        var answers: [HostEvent] = []
        let events = [RecordedEvent(time: 1, event: .opened(url: "app:a", isOpened: true))]
        let early = device(events, at: 0.5) { answers.append($0) }
        let late = device(events, at: 1.5) { answers.append($0) }

        early.open("app:a")
        let first = answers
        late.open("app:a")

        #expect(first == [])
        #expect(answers == [.opened(url: "app:a", isOpened: false)])
    }

    @Test func `whether the display is to stay on is kept`() {
        let device = device()

        device.keepDisplayOn(true)
        let kept = device.keepsDisplayOn
        device.keepDisplayOn(false)

        #expect(kept)
        #expect(!device.keepsDisplayOn)
    }
}
