import CSDL2
import Foundation
import HostInterface
import SDLHost
import Testing

@Suite struct PointerTranslationTests {
    /// A window of 200×100 points with two window coordinates for each.
    private func translated(_ events: SDL_Event...) -> [HostEvent] {
        var translator = SDLEventTranslator(unitsPerPoint: 2, size: CGSize(width: 200, height: 100))
        return events.flatMap { translator.translate($0) }
    }

    private func touch(_ phase: HostEvent.TouchPhase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) -> HostEvent {
        .touch(phase: phase, id: id, location: CGPoint(x: x, y: y), pointer: .mouse, pressure: nil)
    }

    private func hover(_ phase: HostEvent.HoverPhase, _ x: CGFloat, _ y: CGFloat) -> HostEvent {
        .hover(phase: phase, location: CGPoint(x: x, y: y))
    }

    @Test func `the primary button makes touch one, in points`() {
        let events = translated(
            SDLEvents.motion(20, 30), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 21, 30), SDLEvents.motion(-4, 50),
            SDLEvents.button(SDL_MOUSEBUTTONUP, -4, 60), SDLEvents.motion(10, 10))

        #expect(
            events == [
                hover(.entered, 10, 15), touch(.began, 10.5, 15), touch(.moved, -2, 25), touch(.ended, -2, 30),
                hover(.moved, 5, 5),
            ])
    }

    @Test func `the pointer enters with its first motion and leaves where it was last`() {
        let events = translated(
            SDLEvents.window(SDL_WINDOWEVENT_ENTER), SDLEvents.motion(20, 30), SDLEvents.motion(22, 30),
            SDLEvents.window(SDL_WINDOWEVENT_LEAVE), SDLEvents.window(SDL_WINDOWEVENT_LEAVE), SDLEvents.motion(2, 2))

        #expect(
            events == [hover(.entered, 10, 15), hover(.moved, 11, 15), hover(.exited, 11, 15), hover(.entered, 1, 1)])
    }

    @Test func `a press reported twice begins one touch, a stray release ends none`() {
        let events = translated(
            SDLEvents.button(SDL_MOUSEBUTTONUP, 0, 0), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 0, 0),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 0, 0), SDLEvents.button(SDL_MOUSEBUTTONUP, 0, 0))

        #expect(events == [touch(.began, 0, 0), touch(.ended, 0, 0)])
    }

    @Test func `the other buttons are buttons`() {
        let events = translated(
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 2, 4, button: SDL_BUTTON_RIGHT),
            SDLEvents.button(SDL_MOUSEBUTTONUP, 2, 4, button: SDL_BUTTON_MIDDLE),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 2, 4, button: SDL_BUTTON_X1))

        let place = CGPoint(x: 1, y: 2)
        #expect(
            events == [
                .button(phase: .down, button: .secondary, location: place),
                .button(phase: .up, button: .middle, location: place),
            ])
    }

    @Test func `with alt a second touch mirrors the first at the window's middle`() {
        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_LALT, mod: KMOD_LALT),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 100, 60),
            SDLEvents.motion(80, 60), SDLEvents.button(SDL_MOUSEBUTTONUP, 80, 60)
        ).filter { $0.name == "touch" }

        // The middle is (100, 50).
        #expect(
            events == [
                touch(.began, 50, 30), touch(.began, 150, 70, id: 2), touch(.moved, 40, 30),
                touch(.moved, 160, 70, id: 2), touch(.ended, 40, 30), touch(.ended, 160, 70, id: 2),
            ])
    }

    @Test func `with shift both touches move alike`() {
        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_LALT, mod: KMOD_LALT),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 100, 60),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_LSHIFT, mod: SDL_Keymod(KMOD_LALT.rawValue | KMOD_LSHIFT.rawValue)),
            SDLEvents.motion(120, 50)
        ).suffix(2)

        #expect(events == [touch(.moved, 60, 25), touch(.moved, 160, 65, id: 2)])
    }

    @Test func `Alt released during a drag keeps both touches to the end`() {
        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_LALT, mod: KMOD_LALT),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 100, 60),
            SDLEvents.key(SDL_KEYUP, SDL_SCANCODE_LALT), SDLEvents.button(SDL_MOUSEBUTTONUP, 100, 60),
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 100, 60)
        ).suffix(3)

        #expect(events == [touch(.ended, 50, 30), touch(.ended, 150, 70, id: 2), touch(.began, 50, 30)])
    }

    @Test func `a step of the wheel is 53 points, away from the user moves content down`() {
        let events = translated(SDLEvents.motion(20, 30), SDLEvents.wheel(0, 1), SDLEvents.wheel(2, 0)).dropFirst()

        let place = CGPoint(x: 10, y: 15)
        #expect(
            events == [
                .scroll(location: place, delta: CGPoint(x: 0, y: 53), isPrecise: false),
                .scroll(location: place, delta: CGPoint(x: -106, y: 0), isPrecise: false),
            ])
    }

    @Test func `parts of a scroll step are precise, and an empty one is dropped`() {
        let events = translated(SDLEvents.wheel(0, -0.5), SDLEvents.wheel(0, 0))

        #expect(events == [.scroll(location: .zero, delta: CGPoint(x: 0, y: -26.5), isPrecise: true)])
    }

    @Test func `fingers count from three and a number that is free is used again`() {
        func finger(_ phase: HostEvent.TouchPhase, _ id: Int, _ x: CGFloat, _ y: CGFloat) -> HostEvent {
            .touch(phase: phase, id: id, location: CGPoint(x: x, y: y), pointer: .finger, pressure: 0.5)
        }

        let events = translated(
            SDLEvents.finger(SDL_FINGERDOWN, 900, 0.5, 0.25, pressure: 0.5),
            SDLEvents.finger(SDL_FINGERDOWN, 901, 1, 1, pressure: 0.5),
            SDLEvents.finger(SDL_FINGERMOTION, 901, 0.75, 1, pressure: 0.5),
            SDLEvents.finger(SDL_FINGERUP, 900, 0.5, 0.5, pressure: 0.5),
            SDLEvents.finger(SDL_FINGERDOWN, 902, 0, 0, pressure: 0.5),
            SDLEvents.finger(SDL_FINGERUP, 900, 0.5, 0.5, pressure: 0.5))

        #expect(
            events == [
                finger(.began, 3, 100, 25), finger(.began, 4, 200, 100), finger(.moved, 4, 150, 100),
                finger(.ended, 3, 100, 50), finger(.began, 3, 0, 0),
            ])
    }

    @Test func `events that SDL synthesizes are dropped`() {
        let events = translated(
            SDLEvents.motion(1, 1, which: .max), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1, which: .max),
            SDLEvents.finger(SDL_FINGERDOWN, 1, 0.5, 0.5, device: -1))

        #expect(events.isEmpty)
    }

    @Test func `minimising the window cancels touches`() {
        let events = translated(
            SDLEvents.button(SDL_MOUSEBUTTONDOWN, 2, 4), SDLEvents.finger(SDL_FINGERDOWN, 5, 0.5, 0.5),
            SDLEvents.window(SDL_WINDOWEVENT_MINIMIZED), SDLEvents.button(SDL_MOUSEBUTTONUP, 2, 4),
            SDLEvents.finger(SDL_FINGERUP, 5, 0.5, 0.5)
        ).dropFirst(2)

        #expect(
            events == [
                touch(.cancelled, 1, 2),
                .touch(phase: .cancelled, id: 3, location: CGPoint(x: 100, y: 50), pointer: .finger, pressure: nil),
                .visibility(isVisible: false),
            ])
    }
}
