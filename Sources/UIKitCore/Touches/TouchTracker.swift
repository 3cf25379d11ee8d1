import Foundation

/// Turns host samples into touches and keeps each touch attached to the view that it began on.
///
/// One tracker serves one application. A touch is made when something comes down and hit testing finds a view; if no view
/// answers, the whole sequence is dropped, its moves and its end included. Moves are merged: each touch reports at most one per
/// frame, just before the frame or before anything else happens to a touch, so that began, ended and cancelled keep
/// their order. Places are canvas points and times media time, so a recorded session gives the same touches as the live one.
///
/// Unlike iOS: a mouse makes at most one touch, whatever the number of buttons held.
/// Touch path: step 3 of 7 – from `ApplicationRuntime.receive(_:at:)`, to `UIApplication.sendEvent(_:)`.
final class TouchTracker {
    /// The figures that decide whether touches form one series of taps.
    struct Settings {
        /// The most seconds from one touch's end to the next one's start.
        var tapInterval: TimeInterval = 0.35
        /// The most points between two taps of a series, on each axis.
        var tapDistance: CGFloat = 40
        /// How far a tap may move; beyond it the tap count becomes 0.
        var tapTolerance: CGFloat = 10
    }

    var settings = Settings()
    private let event = UIEvent()
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int, view: ObjectIdentifier)?
    private var movedTouches: [UITouch] = []
    private let windows: () -> [UIWindow]
    private let send: (UIEvent) -> Void
    private let needsDelivery: () -> Void

    /// - Parameters:
    ///   - windows: Gives the windows from back to front.
    ///   - needsDelivery: Asks for `deliverMoves` to be called before the next frame.
    ///   - send: Takes each finished event.
    init(windows: @escaping () -> [UIWindow], needsDelivery: @escaping () -> Void, send: @escaping (UIEvent) -> Void) {
        (self.windows, self.needsDelivery, self.send) = (windows, needsDelivery, send)
    }

    /// True while any touch is down.
    var isTracking: Bool { !touches.isEmpty }

    /// The touches that are down, in the order in which they came.
    var activeTouches: [UITouch] { event.touches }

    /// Takes in one sample; the location is in canvas points.
    func handle(
        _ phase: HostEvent.TouchPhase, id: Int, at location: CGPoint, pointer: HostEvent.Pointer, pressure: CGFloat?,
        time: TimeInterval
    ) {
        switch phase {
        case .began:
            deliverMoves()
            if touches[id] != nil { end(id: id, phase: .cancelled, at: location, time: time) }
            begin(id: id, at: location, pointer: pointer, pressure: pressure, time: time)
        case .moved: move(id: id, to: location, pressure: pressure, time: time)
        case .ended:
            deliverMoves()
            end(id: id, phase: .ended, at: location, time: time)
        case .cancelled:
            deliverMoves()
            end(id: id, phase: .cancelled, at: location, time: time)
        }
    }

    /// Reports the moves collected since the last delivery, in one event.
    func deliverMoves() {
        guard !movedTouches.isEmpty else { return }
        let moved = movedTouches
        movedTouches = []
        deliver(moved)
        for touch in moved { touch.previousLocation = touch.location }
    }

    /// Takes every touch away from its view, as when the window loses the pointer.
    func cancelAll(time: TimeInterval) {
        cancel(event.touches, time: time)
    }

    /// Takes the touches away that began on a view or inside it.
    func cancelTouches(in view: UIView, time: TimeInterval) {
        cancel(event.touches.filter { $0.view?.isDescendant(of: view) == true }, time: time)
    }

    private func cancel(_ cancelled: [UITouch], time: TimeInterval) {
        guard !cancelled.isEmpty else { return }
        deliverMoves()
        for touch in cancelled {
            touch.phase = .cancelled
            touch.timestamp = time
        }
        deliver(cancelled)
        for touch in cancelled { forget(touch) }
    }

    private func begin(
        id: Int, at location: CGPoint, pointer: HostEvent.Pointer, pressure: CGFloat?, time: TimeInterval
    ) {
        guard let hit = HitTester(windows: windows()).hit(at: location, with: event) else { return }
        let touch = UITouch(
            id: id, location: location, time: time, type: pointer == .pen ? .pencil : .direct,
            isPointer: pointer == .mouse)
        (touch.window, touch.view) = (hit.window, hit.view)
        touch.force = pressure ?? 0
        if let lastTap, lastTap.view == ObjectIdentifier(hit.view), time - lastTap.time <= settings.tapInterval,
            abs(location.x - lastTap.location.x) <= settings.tapDistance,
            abs(location.y - lastTap.location.y) <= settings.tapDistance
        {
            touch.tapCount = lastTap.count + 1
        }
        touches[id] = touch
        event.touches.append(touch)
        deliver([touch])
    }

    private func move(id: Int, to location: CGPoint, pressure: CGFloat?, time: TimeInterval) {
        guard let touch = touches[id], location != touch.location || (pressure ?? touch.force) != touch.force else {
            return
        }
        touch.location = location
        touch.timestamp = time
        touch.phase = .moved
        touch.force = pressure ?? touch.force
        let tolerance = settings.tapTolerance
        if abs(location.x - touch.startLocation.x) > tolerance || abs(location.y - touch.startLocation.y) > tolerance {
            touch.tapCount = 0
        }
        if !movedTouches.contains(where: { $0 === touch }) {
            movedTouches.append(touch)
            needsDelivery()
        }
    }

    private func end(id: Int, phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
        guard let touch = touches[id] else { return }
        touch.location = location
        touch.phase = phase
        touch.timestamp = time
        if phase == .ended, touch.tapCount > 0, let view = touch.view {
            lastTap = (location, time, touch.tapCount, ObjectIdentifier(view))
        } else {
            lastTap = nil
        }
        deliver([touch])
        forget(touch)
    }

    private func deliver(_ changed: [UITouch]) {
        for touch in event.touches where !changed.contains(where: { $0 === touch }) { touch.phase = .stationary }
        event.changed = changed
        event.timestamp = changed.map(\.timestamp).max() ?? event.timestamp
        send(event)
        event.changed = []
    }

    private func forget(_ touch: UITouch) {
        if touches[touch.id] === touch { touches[touch.id] = nil }
        event.touches.removeAll { $0 === touch }
        movedTouches.removeAll { $0 === touch }
    }
}
