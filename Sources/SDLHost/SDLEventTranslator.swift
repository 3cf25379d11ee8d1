package import CSDL2
package import Foundation
package import HostInterface

/// Turns SDL's events into the host events of the contract, in points.
///
/// It calls no function of SDL, so the result depends only on the events before. The primary mouse button is touch 1; held with
/// Alt it adds touch 2, mirrored at the window's middle, and Shift moves both. Fingers count from 3. Events that SDL
/// synthesises, mouse events for fingers and the reverse, are dropped.
///
/// Touch path: step 1 of 7 – from `SDLApplicationLoop`, to `ApplicationRuntime.receive(_:at:)`.
package struct SDLEventTranslator {
    /// The distance that the content moves for one step of a wheel, in points.
    package static let wheelStep: CGFloat = 53
    /// SDL's mark on mouse events that it makes from fingers.
    private static let madeFromFinger = UInt32.max
    /// SDL's mark on finger events that it makes from the mouse.
    private static let madeFromMouse = Int64(-1)

    /// SDL's window coordinates for one point.
    package var unitsPerPoint: CGFloat
    /// The window's size in points.
    package private(set) var size: CGSize
    /// The number of the event for short memory; nil where there is no such event.
    package var memoryEventType: UInt32?

    private var pointer = CGPoint.zero
    private var isPointerInside = false
    private var isPointerDown = false
    /// The point at which touch 2 mirrors touch 1 while there are two.
    private var mirror: CGPoint?
    private var fingers: [SDL_FingerID: (id: Int, location: CGPoint)] = [:]
    private var modifiers: HostEvent.KeyModifiers = []
    private var isVisible = true
    /// Whether the last event but for text pressed a key together with Control, Alt or Super.
    private var isCommandPressed = false
    /// Whether a key was pressed since the last text, and whether text came without one; both since events were last received.
    private var (isKeyPressed, isTextWithoutKey) = (false, false)

    package init(unitsPerPoint: CGFloat, size: CGSize) {
        self.unitsPerPoint = unitsPerPoint
        self.size = size
    }

    /// The host events for one SDL event, in order.
    package mutating func translate(_ event: SDL_Event) -> [HostEvent] {
        if event.type != SDL_TEXTINPUT.rawValue { isCommandPressed = false }
        return switch SDL_EventType(event.type) {
        case SDL_QUIT: [.close]
        case SDL_WINDOWEVENT: translate(event.window)
        case SDL_MOUSEMOTION: translate(event.motion)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button)
        case SDL_MOUSEWHEEL: translate(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translate(event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP: translate(event.key)
        case SDL_TEXTINPUT: translate(event.text)
        case SDL_TEXTEDITING: translate(event.edit)
        case SDL_TEXTEDITING_EXT: translate(event.editExt)
        default: event.type == memoryEventType ? [.memoryWarning] : []
        }
    }

    /// All events that there were have been translated. Text belongs to keys of the same time only.
    ///
    /// - Returns: Whether text was committed without a key, as an input method does. It may have kept releases of modifiers,
    ///   which SDL then takes to be held for ever.
    package mutating func endEvents() -> Bool {
        defer { (isCommandPressed, isKeyPressed, isTextWithoutKey) = (false, false, false) }
        return isTextWithoutKey
    }

    // MARK: Window

    private mutating func translate(_ event: SDL_WindowEvent) -> [HostEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            guard event.data1 > 0, event.data2 > 0 else { return [] }
            // Windows have whole coordinates; a size that was cut to them is still the same in points.
            let isSame =
                CGFloat(event.data1) == (size.width * unitsPerPoint).rounded()
                && CGFloat(event.data2) == (size.height * unitsPerPoint).rounded()
            guard !isSame else { return [] }
            size = CGSize(width: CGFloat(event.data1) / unitsPerPoint, height: CGFloat(event.data2) / unitsPerPoint)
            return [.resize(size)]
        case SDL_WINDOWEVENT_CLOSE: return [.close]
        case SDL_WINDOWEVENT_FOCUS_GAINED: return [.focus(isActive: true)]
        case SDL_WINDOWEVENT_FOCUS_LOST:
            modifiers = []
            return [.focus(isActive: false)]
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
            guard isVisible else { return [] }
            isVisible = false
            return cancelTouches() + [.visibility(isVisible: false)]
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
            guard !isVisible else { return [] }
            isVisible = true
            return [.visibility(isVisible: true)]
        case SDL_WINDOWEVENT_LEAVE:
            guard isPointerInside else { return [] }
            isPointerInside = false
            // While the button is held the pointer belongs to the touch, wherever it is.
            return isPointerDown ? [] : [.hover(phase: .exited, location: pointer)]
        default: return []
        }
    }

    /// Ends touches and buttons that are down when the window is lost under them, for their ends may never be reported.
    private mutating func cancelTouches() -> [HostEvent] {
        var events = isPointerDown ? pointerTouches(.cancelled) : []
        isPointerDown = false
        mirror = nil
        // Hash order: sorted by the numbers, of which no two are the same.
        for (id, location) in fingers.values.sorted(by: { $0.id < $1.id }) {
            events.append(.touch(phase: .cancelled, id: id, location: location, pointer: .finger, pressure: nil))
        }
        fingers = [:]
        return events
    }

    // MARK: Mouse

    private mutating func translate(_ event: SDL_MouseMotionEvent) -> [HostEvent] {
        guard event.which != Self.madeFromFinger else { return [] }
        let location = points(event.x, event.y)
        let step = CGPoint(x: location.x - pointer.x, y: location.y - pointer.y)
        pointer = location
        if isPointerDown {
            if let center = mirror, modifiers.contains(.shift) {
                mirror = CGPoint(x: center.x + step.x, y: center.y + step.y)
            }
            return pointerTouches(.moved)
        }
        defer { isPointerInside = true }
        return [.hover(phase: isPointerInside ? .moved : .entered, location: location)]
    }

    private mutating func translate(_ event: SDL_MouseButtonEvent) -> [HostEvent] {
        guard event.which != Self.madeFromFinger else { return [] }
        pointer = points(event.x, event.y)
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        switch Int32(event.button) {
        case SDL_BUTTON_LEFT:
            guard isDown != isPointerDown else { return [] }
            isPointerDown = isDown
            if isDown, modifiers.contains(.alternate) {
                mirror = CGPoint(x: size.width / 2, y: size.height / 2)
            }
            defer { if !isDown { mirror = nil } }
            return pointerTouches(isDown ? .began : .ended)
        case SDL_BUTTON_RIGHT:
            return [.button(phase: isDown ? .down : .up, button: .secondary, location: pointer)]
        case SDL_BUTTON_MIDDLE:
            return [.button(phase: isDown ? .down : .up, button: .middle, location: pointer)]
        default: return []
        }
    }

    private func pointerTouches(_ phase: HostEvent.TouchPhase) -> [HostEvent] {
        var events = [HostEvent.touch(phase: phase, id: 1, location: pointer, pointer: .mouse, pressure: nil)]
        if let mirror {
            let location = CGPoint(x: 2 * mirror.x - pointer.x, y: 2 * mirror.y - pointer.y)
            events.append(.touch(phase: phase, id: 2, location: location, pointer: .mouse, pressure: nil))
        }
        return events
    }

    private func translate(_ event: SDL_MouseWheelEvent) -> [HostEvent] {
        guard event.which != Self.madeFromFinger else { return [] }
        // The user's choice of natural scrolling is in the numbers already. A wheel turned away shows the content above, so it
        // moves down; one pushed to the right shows the content there, so it moves left.
        let x = CGFloat(event.preciseX)
        let y = CGFloat(event.preciseY)
        guard x != 0 || y != 0 else { return [] }
        let isPrecise = x != x.rounded() || y != y.rounded()
        return [
            .scroll(
                location: pointer, delta: CGPoint(x: x == 0 ? 0 : -x * Self.wheelStep, y: y * Self.wheelStep),
                isPrecise: isPrecise)
        ]
    }

    private func points(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    }

    // MARK: Fingers

    private mutating func translate(_ event: SDL_TouchFingerEvent) -> [HostEvent] {
        guard event.touchId != Self.madeFromMouse else { return [] }
        let location = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
        func touch(_ phase: HostEvent.TouchPhase, _ id: Int) -> [HostEvent] {
            [.touch(phase: phase, id: id, location: location, pointer: .finger, pressure: CGFloat(event.pressure))]
        }
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            guard fingers[event.fingerId] == nil else { return [] }
            let used = fingers.values.map(\.id)
            let id = (3...).first { !used.contains($0) } ?? 3
            fingers[event.fingerId] = (id, location)
            return touch(.began, id)
        case SDL_FINGERMOTION:
            guard let id = fingers[event.fingerId]?.id else { return [] }
            fingers[event.fingerId] = (id, location)
            return touch(.moved, id)
        default:
            guard let id = fingers.removeValue(forKey: event.fingerId)?.id else { return [] }
            return touch(.ended, id)
        }
    }

    // MARK: Keyboard

    private mutating func translate(_ event: SDL_KeyboardEvent) -> [HostEvent] {
        modifiers = HostEvent.KeyModifiers(event.keysym)
        if event.type == SDL_KEYDOWN.rawValue {
            let isModifier = (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue).contains(
                event.keysym.scancode.rawValue)
            isCommandPressed = !isModifier && !modifiers.isDisjoint(with: [.command, .alternate, .control])
            isKeyPressed = isKeyPressed || !isModifier
        }
        guard let code = SDLKey.name(of: event.keysym.scancode) else { return [] }
        return [
            .key(
                phase: event.type == SDL_KEYDOWN.rawValue ? .down : .up, code: code,
                characters: SDLKey.characters(of: event.keysym), modifiers: modifiers, isRepeat: event.repeat != 0)
        ]
    }

    private mutating func translate(_ event: SDL_TextInputEvent) -> [HostEvent] {
        // Such a key gives a command; the character that X reports for it all the same is not meant as text. Modifiers that
        // only seem to be held do not count: input methods use up releases.
        guard !isCommandPressed else { return [] }
        if !isKeyPressed { isTextWithoutKey = true }
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? [] : [.text(text)]
    }

    private func translate(_ event: SDL_TextEditingEvent) -> [HostEvent] {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return [Self.composition(text, start: Int(event.start), length: Int(event.length))]
    }

    /// The text behind the pointer stays the caller's to free.
    private func translate(_ event: SDL_TextEditingExtEvent) -> [HostEvent] {
        let text = event.text.map { String(cString: $0) } ?? ""
        return [Self.composition(text, start: Int(event.start), length: Int(event.length))]
    }

    /// SDL counts characters of Unicode, the contract UTF-16 code units. A negative number means that SDL does not know.
    private static func composition(_ text: String, start: Int, length: Int) -> HostEvent {
        let scalars = text.unicodeScalars
        let first = scalars.prefix(start < 0 ? scalars.count : start)
        let selected = scalars.dropFirst(first.count).prefix(max(0, length))
        return .compose(
            text: text, selection: [String(first).utf16.count, String(Substring(selected)).utf16.count])
    }
}
