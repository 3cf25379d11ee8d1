import CoreGraphics
import Foundation
import HostInterface

/// Turns what the pointer does without a button held into events for the window under it.
///
/// Hover goes to the window that is hit, and once more, as an exit, to the one that was hit before. Steps of a wheel become
/// scroll events; with the control key held they become pinches, with shift they scroll sideways.
final class PointerTracker {
    /// The factor of growth for one step of a wheel, which moves by 53 points: two steps and a half double or halve.
    private static let growthPerPoint = log(2.0) / 132

    private unowned let runtime: ApplicationRuntime
    let regions: PointerRegions
    private let hoverEvent = PointerEvent(.hover)
    private let scrollEvent = PointerEvent(.scroll)
    private let transformEvent = PointerEvent(.transform)
    /// The visible window under a hovering pointer.
    private var hovered: UIWindow?
    /// The button under the pointer.
    private weak var button: UIButton?
    let toolTips: ToolTips

    init(runtime: ApplicationRuntime) {
        self.runtime = runtime
        regions = PointerRegions(runtime: runtime)
        toolTips = ToolTips(runtime: runtime)
    }

    /// The pointer moved to a canvas point, or left the host's window.
    func hover(_ phase: HostEvent.HoverPhase, at location: CGPoint, time: TimeInterval) {
        let hit = phase == .exited ? nil : HitTester(windows: runtime.scene.windowStack).hit(at: location, with: nil)
        hoverEvent.location = location
        if hovered !== hit?.window { leave(time: time) }
        hovered = hit?.window
        hoverEvent.hoverPhase = .inside
        if let hit { send(hoverEvent, to: hit.window, over: hit.view, time: time) }
        regions.pointerDidMove(to: phase == .exited ? nil : location, over: hit?.view)
        let below = hit?.view.nearest { $0 is UIButton } as? UIButton
        if below !== button {
            button?.isHovered = false
            button = below
            below?.isHovered = true
        }
        toolTips.pointerDidMove(to: location, over: hit?.view)
    }

    /// A finger or a button of the mouse came down.
    func somethingWasPressed() { toolTips.hide() }

    /// A wheel or a touchpad scrolled at a canvas point.
    func scroll(by delta: CGVector, at location: CGPoint, isPrecise: Bool, time: TimeInterval) {
        guard let hit = HitTester(windows: runtime.scene.windowStack).hit(at: location, with: scrollEvent) else {
            return
        }
        let modifiers = runtime.modifierFlags
        let event = modifiers.contains(.control) ? transformEvent : scrollEvent
        event.location = location
        event.isPrecise = isPrecise
        event.delta = modifiers.contains(.shift) ? CGVector(dx: delta.dy, dy: delta.dx) : delta
        event.scale = exp(delta.dy * Self.growthPerPoint)
        send(event, to: hit.window, over: hit.view, time: time)
    }

    /// A window is gone from the screen, and with it from under the pointer.
    func windowDidHide(_ window: UIWindow) {
        if hovered === window { leave(time: runtime.now) }
    }

    private func leave(time: TimeInterval) {
        guard let former = hovered else { return }
        hovered = nil
        hoverEvent.hoverPhase = .outside
        send(hoverEvent, to: former, over: nil, time: time)
    }

    private func send(_ event: PointerEvent, to window: UIWindow, over view: UIView?, time: TimeInterval) {
        (event.window, event.view) = (window, view)
        defer { (event.window, event.view) = (nil, nil) }
        event.timestamp = time
        event.modifierFlags = runtime.modifierFlags
        event.buttonMask = []
        runtime.application.sendEvent(event)
    }
}
