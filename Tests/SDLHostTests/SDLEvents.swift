import CSDL2
import Foundation

/// Events as SDL makes them, in window coordinates.
enum SDLEvents {
    static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
        event(SDL_WINDOWEVENT) {
            $0.window.event = UInt8(id.rawValue)
            $0.window.data1 = data1
            $0.window.data2 = data2
        }
    }

    static func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> SDL_Event {
        event(SDL_MOUSEMOTION) {
            $0.motion.which = which
            $0.motion.x = x
            $0.motion.y = y
        }
    }

    static func button(
        _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0
    ) -> SDL_Event {
        event(type) {
            $0.button.which = which
            $0.button.button = UInt8(button)
            $0.button.x = x
            $0.button.y = y
        }
    }

    static func wheel(_ x: Float, _ y: Float) -> SDL_Event {
        event(SDL_MOUSEWHEEL) {
            $0.wheel.x = Int32(x)
            $0.wheel.y = Int32(y)
            $0.wheel.preciseX = x
            $0.wheel.preciseY = y
        }
    }

    static func finger(
        _ type: SDL_EventType, _ id: SDL_FingerID, _ x: Float, _ y: Float, pressure: Float = 1, device: Int64 = 7
    ) -> SDL_Event {
        event(type) {
            $0.tfinger.touchId = device
            $0.tfinger.fingerId = id
            $0.tfinger.x = x
            $0.tfinger.y = y
            $0.tfinger.pressure = pressure
        }
    }

    static func key(
        _ type: SDL_EventType, _ scancode: SDL_Scancode, sym: Int32 = 0, mod: SDL_Keymod = KMOD_NONE,
        isRepeat: Bool = false
    ) -> SDL_Event {
        event(type) {
            $0.key.keysym.scancode = scancode
            $0.key.keysym.sym = sym
            $0.key.keysym.mod = UInt16(mod.rawValue)
            $0.key.repeat = isRepeat ? 1 : 0
        }
    }

    static func text(_ text: String) -> SDL_Event {
        event(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
        }
    }

    static func editing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
        event(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
            event.edit.start = start
            event.edit.length = length
        }
    }

    /// A long composed text, which belongs to the caller.
    static func longEditing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
        event(SDL_TEXTEDITING_EXT) {
            $0.editExt.text = SDL_strdup(text)
            $0.editExt.start = start
            $0.editExt.length = length
        }
    }

    static func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        return event
    }
}
