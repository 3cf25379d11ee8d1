import CoreGraphics
import Foundation
import HostInterface

/// Converts movements of the pointer without a button held, and wheel steps, into events for the window under it.
///
/// Hover events are sent to the window that is hit, and an exit to the one that was hit before. Steps of a wheel become scroll
/// events; with the control key held they become pinches, with shift they scroll horizontally.
final class PointerTracker {
    /// The natural logarithm of the scale per point; one step of a wheel is 53 points: two and a half steps double or halve.
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

    /// Handles a hover to a canvas point, or out of the host's window.
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

    /// Called when a touch or a mouse button was pressed.
    func somethingWasPressed() { toolTips.hide() }

    /// Handles a scroll of a wheel or a touchpad at a canvas point.
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

    /// Called when a window was hidden, so that it is not under the pointer any more.
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
