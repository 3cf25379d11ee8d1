import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import TestTurns
import Testing
import UIKitCore

@Suite(.exclusive) struct HeadlessHostTests {
    private let step = 1 / 60.0

    private func events(_ list: (Double, HostEvent)...) -> [RecordedEvent] {
        list.map { RecordedEvent(time: $0.0, event: $0.1) }
    }

    @Test func `an event is sent before the first frame at or after its time, with its own time`() {
        let app = ScriptedApp()
        app.onFrame = { app.host.requestFrame(at: 0) }
        app.host.requestFrame(at: 0)

        let code = app.host.run(
            events((0, .focus(isActive: true)), (1 * step, .memoryWarning), (1.5 * step, .close), (3 * step, .end)))

        #expect(
            app.calls == [
                "focus@0", "frame@0", "memoryWarning@1", "frame@1", "close@1.50", "frame@2", "end@3", "frame@3",
            ])
        #expect(code == 0)
    }

    @Test func `steps without a due frame are skipped`() {
        let app = ScriptedApp()
        app.onEvent = { if $0 == .memoryWarning { app.host.requestFrame(at: app.host.clock.now) } }

        _ = app.host.run(events((1_000_000 * step + 0.001, .memoryWarning)), duration: 2_000_000 * step)

        #expect(app.calls == ["memoryWarning@1000000.06", "end@1000000.06", "frame@1000001"])
    }

    @Test func `a request for a later time is met at the first step not before it`() {
        let app = ScriptedApp()
        app.host.requestFrame(at: 10.5 * step)
        app.host.requestFrame(at: 20 * step)

        _ = app.host.run(nil, duration: 1)

        #expect(app.calls == ["frame@11", "end@60"])
    }

    @Test func `a request for a time that has passed is met at the next step`() {
        let app = ScriptedApp()
        var requests = 2
        app.onFrame = {
            guard requests > 0 else { return }
            requests -= 1
            app.host.requestFrame(at: -1)
        }
        app.host.requestFrame(at: 5 * step)

        _ = app.host.run(nil, duration: 1)

        #expect(app.calls == ["frame@5", "frame@6", "frame@7", "end@60"])
    }

    @Test func `the machine's answers follow the event in which the app asked`() {
        let app = ScriptedApp()
        app.onEvent = { if $0 == .memoryWarning { app.host.device.open("app:a") } }

        _ = app.host.run(events((1, .memoryWarning), (2, .close)))

        #expect(app.calls == ["memoryWarning@60", "opened@60", "close@120", "end@120"])
    }

    @Test func `the played recording answers instead of the machine`() {
        let app = ScriptedApp()
        let answer = HostEvent.opened(url: "app:a", isOpened: true)
        let recorded = events((1, .memoryWarning), (1, answer), (2, .scheme("app", isHandled: true)), (2, .end))
        app.host.recorded = recorded
        app.onEvent = { if $0 == .memoryWarning { app.host.device.open("app:a") } }
        let isHandled = app.host.device.handles(scheme: "app")

        _ = app.host.run(recorded)

        #expect(isHandled)
        #expect(app.calls == ["memoryWarning@60", "opened@60", "scheme@120", "end@120"])
    }

    @Test func `title and limits are those that the app said last`() {
        let app = ScriptedApp()
        let limits = WindowLimits(minimum: CGSize(width: 400, height: 400))

        app.host.setTitle("Notes")
        app.host.setLimits(limits)
        app.host.device.keepDisplayOn(true)

        #expect(app.host.title == "Notes")
        #expect(app.host.limits == limits)
        #expect(app.host.keepsDisplayOn)
    }

    @Test func `a run ends at the duration when the recording is longer`() {
        let app = ScriptedApp()

        _ = app.host.run(events((1, .memoryWarning), (3, .end)), duration: 2)

        #expect(app.calls == ["memoryWarning@60", "end@120"])
    }

    @Test func `a replay's clipboard has the texts of the recording`() {
        let app = ScriptedApp()
        var found: [String?] = []
        app.onEvent = { event in
            guard event == .memoryWarning else { return }
            found += [app.host.clipboard.consumeNews()?.first, app.host.clipboard.readText()]
        }

        _ = app.host.run(
            events(
                (1 * step, .memoryWarning), (1 * step, .paste(types: ["a"], text: nil)),
                (1 * step, .paste(types: ["a"], text: "text")), (2 * step, .memoryWarning),
                (3 * step, .paste(types: ["b"], text: nil)), (3 * step, .end)))

        #expect(found == ["a", "text", nil, nil])
        #expect(app.calls == ["memoryWarning@1", "memoryWarning@2", "paste@3", "end@3"])
    }

    @Test func `a text that could not be read when it was recorded cannot be read in a replay either`() {
        let app = ScriptedApp()
        var found: [String?] = []
        app.onEvent = { event in
            if event == .focus(isActive: true) { app.host.clipboard.put("own") }
            if event == .memoryWarning {
                found += [app.host.clipboard.consumeNews()?.first, app.host.clipboard.readText()]
            }
        }

        _ = app.host.run(
            events(
                (0, .focus(isActive: true)), (1 * step, .memoryWarning), (1 * step, .paste(types: ["a"], text: nil)),
                (3 * step, .end)))

        #expect(found == ["a", nil])
    }

    @Test func `the last frame is the first that is not before the end`() {
        let app = ScriptedApp()
        app.onFrame = { app.host.requestFrame(at: 0) }
        app.host.requestFrame(at: 0)

        _ = app.host.run(nil, duration: 1.5 * step)

        #expect(app.calls == ["frame@0", "frame@1", "end@1.50", "frame@2"])
    }

    @Test func `an app that ends itself keeps its exit code and receives no further call`() {
        let app = ScriptedApp()
        app.onEvent = { if $0 == .close { app.host.terminate(exitCode: 3) } }
        app.host.requestFrame(at: 2 * step)

        let code = app.host.run(events((1 * step, .close), (5 * step, .memoryWarning)))

        #expect(app.calls == ["close@1", "end@1"])
        #expect(code == 3)
    }

    @Test func `a request for a window size is answered by a resize at the same time`() {
        let app = ScriptedApp()
        var answer: Bool?
        app.onEvent = {
            if $0 == .rotate(.left) { answer = app.host.requestWindowSize(CGSize(width: 667, height: 375)) }
        }

        app.host.advance(to: 0.25)
        app.host.send(.rotate(.left))

        #expect(app.calls == ["rotate@15", "resize@15"])
        #expect(answer == true)
    }

    @Test func `a window that refuses sizes reports that and sends no event`() {
        let app = ScriptedApp()
        app.host.acceptsWindowSizes = false

        let answer = app.host.requestWindowSize(CGSize(width: 667, height: 375))
        app.host.send(.focus(isActive: true))

        #expect(!answer)
        #expect(app.calls == ["focus@0"])
    }

    @Test func `a recorded answer to a request for a size is the only one`() {
        let app = ScriptedApp()
        let size = CGSize(width: 667, height: 375)
        app.onEvent = { if case .rotate = $0 { _ = app.host.requestWindowSize(size) } }

        _ = app.host.run(
            events((0, .rotate(.left)), (0.25, .resize(size)), (1, .rotate(.left)), (2, .resize(size)), (3, .end)))

        #expect(app.calls == ["rotate@0", "resize@15", "rotate@60", "resize@60", "resize@120", "end@180"])
    }

    @Test func `advancing makes the frames up to the time and stays there`() {
        let app = ScriptedApp()
        app.onFrame = { app.host.requestFrame(at: 0) }
        app.host.requestFrame(at: 0)

        app.host.advance(to: 2 * step)
        app.host.advance(to: 3.5 * step)

        #expect(app.calls == ["frame@0", "frame@1", "frame@2", "frame@3"])
        #expect(app.host.clock.now == 3.5 * step)
    }
}
