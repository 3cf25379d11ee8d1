import CSDL2
import Foundation
import HostInterface
import SDLHost
import Testing

@Suite struct WindowTranslationTests {
    private func translated(_ events: SDL_Event...) -> [HostEvent] {
        var translator = SDLEventTranslator(unitsPerPoint: 2, size: CGSize(width: 200, height: 100))
        return events.flatMap { translator.translate($0) }
    }

    @Test func `a new size is reported in points`() {
        let events = translated(SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 641, 480))

        #expect(events == [.resize(CGSize(width: 320.5, height: 240))])
    }

    @Test func `the size that the window has already is not reported`() {
        let events = translated(SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 400, 200))

        #expect(events.isEmpty)
    }

    @Test func `a size cut to whole coordinates is the same in points`() {
        var translator = SDLEventTranslator(unitsPerPoint: 1, size: CGSize(width: 375, height: 667))
        translator.unitsPerPoint = 0.75

        let events = translator.translate(SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 281, 500))

        #expect(events.isEmpty)
    }

    @Test func `an empty size is ignored`() {
        let events = translated(SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 0, 0))

        #expect(events.isEmpty)
    }

    @Test func `fingers and mirrored touches follow a new size`() {
        let events = translated(
            SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 800, 800), SDLEvents.finger(SDL_FINGERDOWN, 1, 0.5, 0.5)
        ).dropFirst()

        #expect(
            events == [
                .touch(phase: .began, id: 3, location: CGPoint(x: 200, y: 200), pointer: .finger, pressure: 1)
            ])
    }

    @Test func `closing the window and a quit event are the same`() {
        let events = translated(SDLEvents.window(SDL_WINDOWEVENT_CLOSE), SDLEvents.event(SDL_QUIT))

        #expect(events == [.close, .close])
    }

    @Test func `focus is gained and lost`() {
        let events = translated(
            SDLEvents.window(SDL_WINDOWEVENT_FOCUS_GAINED), SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST))

        #expect(events == [.focus(isActive: true), .focus(isActive: false)])
    }

    @Test func `visibility is reported when it changes, however often SDL reports it`() {
        let events = translated(
            SDLEvents.window(SDL_WINDOWEVENT_SHOWN), SDLEvents.window(SDL_WINDOWEVENT_MAXIMIZED),
            SDLEvents.window(SDL_WINDOWEVENT_MINIMIZED), SDLEvents.window(SDL_WINDOWEVENT_HIDDEN),
            SDLEvents.window(SDL_WINDOWEVENT_RESTORED), SDLEvents.window(SDL_WINDOWEVENT_SHOWN))

        #expect(events == [.visibility(isVisible: false), .visibility(isVisible: true)])
    }
}
