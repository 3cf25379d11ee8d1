import SDLHost
import Testing

@Suite struct FramePacerTests {
    @Test func `without a request no frame is due`() {
        var pacer = FramePacer(interval: 0.25)

        #expect(pacer.dueTime == .infinity)
        #expect(pacer.consumeDueFrame(at: 100) == nil)
    }

    @Test func `after a rest a frame is due at once and for now`() {
        var pacer = FramePacer(interval: 0.25)
        pacer.request(at: 3)

        let time = pacer.consumeDueFrame(at: 10)

        #expect(time == 10)
        #expect(pacer.dueTime == .infinity)
    }

    @Test func `frames in a row are evenly spaced in spite of delays`() {
        var pacer = FramePacer(interval: 0.25)
        pacer.request(at: 0)
        var times = [pacer.consumeDueFrame(at: 0)]

        for now in [0.28125, 0.5, 0.78125] {
            pacer.request(at: 0)
            times.append(pacer.consumeDueFrame(at: now))
        }

        #expect(times == [0, 0.25, 0.5, 0.75])
    }

    @Test func `a frame that missed a whole refresh is for now`() {
        var pacer = FramePacer(interval: 0.25)
        pacer.request(at: 0)
        _ = pacer.consumeDueFrame(at: 0)
        pacer.request(at: 0)

        let time = pacer.consumeDueFrame(at: 1)

        #expect(time == 1)
    }

    @Test func `the earliest request counts, and none before its time`() {
        var pacer = FramePacer(interval: 0.25)
        pacer.request(at: 8)
        pacer.request(at: 4)

        #expect(pacer.consumeDueFrame(at: 3.75) == nil)
        #expect(pacer.dueTime == 4)
        #expect(pacer.consumeDueFrame(at: 4) == 4)
    }
}
