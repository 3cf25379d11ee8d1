import Foundation

/// Hands each kind of host event to the part of the app that it concerns.
struct HostEventRouter {
    let runtime: ApplicationRuntime

    func route(_ event: HostEvent, at time: Double) {
        switch event {
        case .touch(let phase, let id, let location, let pointer, let pressure):
            let point = runtime.orientation.canvasPoint(location)
            // The black bars of a letterboxed canvas take no new touches; those that began inside go on.
            if phase == .began, !runtime.orientation.isInCanvas(point) { return }
            runtime.touchTracker.handle(
                phase, id: id, at: point, pointer: pointer, pressure: pressure, time: time)
        case .resize(let size): runtime.orientation.windowDidResize(to: size)
        case .display(let scale): runtime.orientation.displayDidChange(scale: scale)
        case .rotate(let direction): runtime.orientation.turnDevice(direction)
        case .appearance(let style): runtime.updateTraits(style: style == .dark ? .dark : .light)
        case .focus(let isActive): AppLifeCycle(runtime: runtime).setActive(isActive)
        case .visibility(let isVisible): AppLifeCycle(runtime: runtime).setVisible(isVisible)
        case .memoryWarning: AppLifeCycle(runtime: runtime).warnOfLowMemory()
        case .close: runtime.terminate()
        // These have no receiver yet: gestures, keys, text input and the pointer bring theirs.
        case .hover, .scroll, .button, .key, .text, .compose, .end: break
        }
    }
}
