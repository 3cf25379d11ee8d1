import Testing

@testable import Clock

@MainActor @Suite struct CountdownTests {
    @Test func `a begun second counts`() {
        let countdown = Countdown(60, from: 5)

        #expect([5, 5.5, 6, 64.75, 65, 70].map(countdown.seconds(at:)) == [60, 60, 59, 1, 0, 0])
        #expect(countdown.fraction(at: 20) == 0.75)
    }

    @Test func `no time elapses during a pause`() {
        var countdown = Countdown(60, from: 5)
        countdown.pause(at: 10.25)
        let paused = countdown.left(at: 100)
        countdown.resume(at: 100)

        #expect(paused == 54.75)
        #expect(!countdown.isPaused)
        #expect(countdown.left(at: 130) == 24.75)
        #expect(countdown.left(at: 200) == 0)
    }

    @Test func `minutes and seconds have two digits, and hours only when there are any`() {
        #expect(Countdown.text(59) == "00:59")
        #expect(Countdown.text(3599) == "59:59")
        #expect(Countdown.text(3909) == "1:05:09")
    }
}
