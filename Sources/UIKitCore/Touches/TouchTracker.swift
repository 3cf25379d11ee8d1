import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import UIFoundation

/// Converts host samples into touches and keeps each touch attached to the view on which it began.
///
/// One tracker serves one application. A touch begins when hit testing finds a view at the first sample; otherwise the whole
/// sequence is dropped, including its moves and its end. Moves are merged: each touch reports at most one per frame, just before
/// the frame or before another phase is delivered, so that began, ended and cancelled keep their order. Locations are canvas
/// points and times media time, so that a replayed session has the same touches as the live one. A cancellation requested during
/// the delivery of an event is applied after that delivery.
///
/// Unlike iOS: a mouse makes at most one touch, even while several buttons are held.
/// Touch path: step 3 of 7 – from `ApplicationRuntime.receive(_:at:)`, to `UIApplication.sendEvent(_:)`.
final class TouchTracker {
    /// The limits within which touches form one series of taps.
    struct Settings {
        /// The maximum time in seconds from one touch's end to the next one's beginning.
        var tapInterval: TimeInterval = 0.35
        /// The maximum distance in points between two taps of a series, on each axis.
        var tapDistance: CGFloat = 40
        /// The maximum movement of a tap in points; beyond it the tap count becomes 0.
        var tapTolerance: CGFloat = 10
    }

    /// One sample of a touch: its location in canvas points, and its force.
    struct Sample {
        var location: CGPoint
        var pressure: CGFloat?
        var time: TimeInterval
    }

    var settings = Settings()
    private let event = UIEvent()
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int, layerID: UInt64)?
    @exclusivity(unchecked) private var movedTouches: [UITouch] = []
    /// Touches to be cancelled after the present delivery.
    @exclusivity(unchecked) private var doomed: [UITouch] = []
    @exclusivity(unchecked) private var isSending = false
    /// The owner of the tracker.
    private unowned(unsafe) let runtime: ApplicationRuntime

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// True while any touch is down.
    var isTracking: Bool { !event.touches.isEmpty }

    /// Handles one sample of a touch with the host's identifier.
    func handle(
        _ phase: HostEvent.TouchPhase, id: Int, _ sample: Sample, pointer: HostEvent.Pointer,
        buttonMask: UIEvent.ButtonMask = .primary
    ) {
        let known = touch(id)
        switch phase {
        case .began:
            deliverMoves()
            if let known { end(known, phase: .cancelled, sample) }
            begin(id: id, sample, pointer: pointer, buttonMask: buttonMask)
        case .moved:
            if let known { move(known, sample) }
        case .ended, .cancelled:
            guard let known else { return }
            deliverMoves()
            end(known, phase: phase == .ended ? .ended : .cancelled, sample)
        }
    }

    private func touch(_ id: Int) -> UITouch? {
        for touch in event.touches where touch.id == id { return touch }
        return nil
    }

    /// Reports the moves collected since the last delivery, in one event.
    func deliverMoves() {
        guard !movedTouches.isEmpty else { return }
        let moved = movedTouches
        movedTouches = []
        deliver(moved)
        for touch in moved { touch.didReportMove() }
    }

    /// Cancels all touches, as when the window loses the pointer.
    func cancelAll() { cancel(event.touches) }

    /// Cancels the touches that began on a view or inside it; one that drags items continues.
    func cancelTouches(in view: UIView) {
        cancel(event.touches.filter { !$0.dragsItems && $0.view?.isDescendant(of: view) == true })
    }

    /// Cancels the touches of a view that is removed and its subviews; recognizers of outer views keep them.
    ///
    /// A list that is reloaded during a drag keeps scrolling.
    func viewIsLeaving(_ view: UIView) {
        var ended: [UITouch] = []
        for touch in event.touches where !touch.isUp && touch.view?.isDescendant(of: view) == true {
            if touch.recognizers.contains(where: { $0.view?.isDescendant(of: view) == false }) {
                touch.window?.dispatcher.viewIsLeaving(view, with: touch)
            } else {
                ended.append(touch)
            }
        }
        cancel(ended)
    }

    private func cancel(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        if isSending {
            doomed += touches
            return
        }
        deliverMoves()
        let cancelled = touches.filter { event.touches.holds($0) }
        for touch in cancelled {
            touch.phase = .cancelled
            touch.timestamp = runtime.now
        }
        if !cancelled.isEmpty { deliver(cancelled) }
        for touch in cancelled { forget(touch) }
    }

    private func begin(id: Int, _ sample: Sample, pointer: HostEvent.Pointer, buttonMask: UIEvent.ButtonMask) {
        guard !runtime.application.isIgnoringInteractionEvents,
            let hit = HitTester(windows: runtime.scene.windowStack).hit(at: sample.location, with: event)
        else { return }
        let touch = UITouch(
            id: id, location: sample.location, time: sample.time, type: pointer == .pen ? .pencil : .direct,
            isPointer: pointer == .mouse, buttonMask: buttonMask)
        (touch.window, touch.view) = (hit.window, hit.view)
        touch.force = sample.pressure ?? 0
        if let lastTap, lastTap.layerID == hit.view.layer.layerID, sample.time - lastTap.time <= settings.tapInterval,
            abs(sample.location.x - lastTap.location.x) <= settings.tapDistance,
            abs(sample.location.y - lastTap.location.y) <= settings.tapDistance
        {
            touch.tapCount = lastTap.count + 1
        }
        event.touches.append(touch)
        if !hit.window.isSystemWindow { hit.window.makeKey() }
        deliver([touch])
    }

    private func move(_ touch: UITouch, _ sample: Sample) {
        let (location, force) = (sample.location, sample.pressure ?? touch.force)
        guard location != touch.location || force != touch.force else { return }
        touch.move(to: location, force: force, time: sample.time)
        let tolerance = settings.tapTolerance
        if abs(location.x - touch.startLocation.x) > tolerance || abs(location.y - touch.startLocation.y) > tolerance {
            touch.tapCount = 0
        }
        if !movedTouches.holds(touch) {
            movedTouches.append(touch)
            runtime.setNeedsFrame()
        }
    }

    private func end(_ touch: UITouch, phase: UITouch.Phase, _ sample: Sample) {
        touch.location = sample.location
        touch.phase = phase
        touch.timestamp = sample.time
        if phase == .ended, touch.tapCount > 0, let view = touch.view {
            lastTap = (sample.location, sample.time, touch.tapCount, view.layer.layerID)
        } else {
            lastTap = nil
        }
        deliver([touch])
        forget(touch)
    }

    private func deliver(_ changed: [UITouch]) {
        for touch in event.touches where !changed.holds(touch) { touch.phase = .stationary }
        event.changed = changed
        event.timestamp = changed[changed.count - 1].timestamp
        event.buttonMask = changed[0].buttonMask
        event.modifierFlags = runtime.modifierFlags
        isSending = true
        runtime.application.sendEvent(event)
        isSending = false
        event.changed = []
        cancelDoomed()
    }

    private func cancelDoomed() {
        guard !doomed.isEmpty else { return }
        let doomed = doomed
        self.doomed = []
        // A touch that ended with the event in which its cancellation was requested needs none.
        cancel(doomed.filter { !$0.isUp })
    }

    private func forget(_ touch: UITouch) {
        if let index = event.touches.firstIndex(of: touch) { event.touches.remove(at: index) }
        if let index = movedTouches.firstIndex(of: touch) { movedTouches.remove(at: index) }
    }
}
