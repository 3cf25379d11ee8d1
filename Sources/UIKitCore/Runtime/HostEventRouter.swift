import CoreGraphics
import Foundation
import HostInterface
import UIFoundation

/// Passes each kind of host event to the responsible part of the app.
struct HostEventRouter {
    let runtime: ApplicationRuntime

    /// Handles an event.
    ///
    /// - Returns: Whether it was a key that the app has handled.
    func route(_ event: HostEvent, at time: Double) -> Bool {
        // Before later events of the method, which were sent after this one.
        defer { runtime.keyboard.inputMethod.resetIfInterrupted() }
        if case .key(let phase, let code, let characters, let modifiers, let isRepeat) = event {
            runtime.modifierFlags = UIKeyModifierFlags(modifiers)
            let key = UIKey(
                keyCode: UIKeyboardHIDUsage(named: code), characters: characters, modifierFlags: runtime.modifierFlags)
            return runtime.keyboard.key(phase, key, isRepeat: isRepeat, time: time)
        }
        deliver(event, at: time)
        return false
    }

    private func deliver(_ event: HostEvent, at time: Double) {
        switch event {
        case .touch(let phase, let id, let location, let pointer, let pressure):
            let point = runtime.orientation.canvasPoint(location)
            // The black bars of a letterboxed canvas get no new touches; touches that began inside continue.
            if phase == .began, !runtime.orientation.isInCanvas(point) { return }
            if phase == .began { pressDidBegin(at: point) }
            runtime.touchTracker.handle(
                phase, id: id, TouchTracker.Sample(location: point, pressure: pressure, time: time), pointer: pointer)
        case .button(let phase, let button, let location): route(button, phase, at: location, time: time)
        case .hover(let phase, let location):
            let point = runtime.orientation.canvasPoint(location)
            if let button = runtime.heldButton {
                // With a button held, a movement of the pointer is a drag of that button.
                runtime.touchTracker.handle(
                    .moved, id: button.touchID, TouchTracker.Sample(location: point, time: time), pointer: .mouse)
            } else {
                runtime.pointerTracker.hover(phase, at: point, time: time)
            }
        case .scroll(let location, let delta, let isPrecise):
            runtime.pointerTracker.scroll(
                by: runtime.orientation.canvasVector(CGVector(dx: delta.x, dy: delta.y)),
                at: runtime.orientation.canvasPoint(location), isPrecise: isPrecise, time: time)
        case .resize(let size): runtime.orientation.windowDidResize(to: size)
        case .display(let scale): runtime.orientation.displayDidChange(scale: scale)
        case .rotate(let direction): runtime.orientation.turnDevice(direction)
        case .appearance(let style): runtime.updateTraits(style: style == .dark ? .dark : .light)
        case .focus(let isActive): AppLifeCycle(runtime: runtime).setActive(isActive)
        case .visibility(let isVisible): AppLifeCycle(runtime: runtime).setVisible(isVisible)
        case .memoryWarning: AppLifeCycle(runtime: runtime).warnOfLowMemory()
        case .close: runtime.terminate()
        case .text(let text): runtime.keyboard.type(text)
        case .compose(let text, let selection):
            runtime.keyboard.inputMethod.compose(
                text, selection: NSRange(location: selection[0], length: selection[1]))
        case .paste(let types, let text): runtime.pasteboards.adopt(types: types, text: text)
        case .primary(let text): runtime.primaryText = text
        case .power(let power): runtime.device.adopt(power)
        case .scheme(let scheme, let isHandled): runtime.addresses.note(scheme: scheme, isHandled: isHandled)
        case .opened(let url, let isOpened): runtime.addresses.answer(url, isOpened: isOpened)
        case .textSize(let size):
            if let index = HostEvent.TextSize.allCases.firstIndex(of: size) {
                runtime.adopt(UIContentSizeCategory.ascending[index])
            }
        case .fullScreen(let isActive): runtime.scene.isFullScreen = isActive
        case .key, .answer, .program, .end: break
        }
    }

    private func pressDidBegin(at canvasPoint: CGPoint) {
        runtime.openMenu?.pressWillBegin(at: canvasPoint)
        runtime.focusSystem.touchDidBegin()
        runtime.pointerTracker.somethingWasPressed()
    }

    /// Begins a touch for a secondary or middle button, unless a touch is in progress.
    private func route(
        _ button: HostEvent.Button, _ phase: HostEvent.ButtonPhase, at location: CGPoint, time: Double
    ) {
        let point = runtime.orientation.canvasPoint(location)
        if phase == .down {
            guard !runtime.touchTracker.isTracking, runtime.orientation.isInCanvas(point) else { return }
            runtime.heldButton = button
            pressDidBegin(at: point)
        } else {
            guard runtime.heldButton == button else { return }
            runtime.heldButton = nil
        }
        runtime.touchTracker.handle(
            phase == .down ? .began : .ended, id: button.touchID, TouchTracker.Sample(location: point, time: time),
            pointer: .mouse, buttonMask: button.mask)
    }
}

extension HostEvent.Button {
    /// The identifier of the button's touch; hosts number theirs from 1.
    fileprivate nonisolated var touchID: Int {
        switch self {
        case .secondary: -1
        case .middle: -2
        }
    }

    fileprivate nonisolated var mask: UIEvent.ButtonMask {
        switch self {
        case .secondary: .secondary
        case .middle: .button(3)
        }
    }
}
