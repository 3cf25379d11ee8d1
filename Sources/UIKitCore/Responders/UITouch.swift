public import Foundation
public import CoreGraphics
import QuartzCore

/// One finger, pen or mouse press from the moment it touches until it is lifted or cancelled.
///
/// The object stays the same and is updated for each event: keep the object, never its values.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public nonisolated enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The kind of device that touches.
    public nonisolated enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// Apple's earlier spelling of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// Properties whose values a device estimates at first and corrects later, as bits.
    public nonisolated struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1)
        /// The direction in which a pen leans.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle of a pen to the surface.
        public static let altitude = Properties(rawValue: 4)
        /// The location of the touch.
        public static let location = Properties(rawValue: 8)
    }

    /// The host's number for the finger while it is down; negative for touches that an app made.
    package let id: Int

    private static var madeCount = 0
    /// The number of touches made before this one, which is unique.
    nonisolated let number: Int

    /// The number, which is the same in every run of a recorded session; an address is not.
    public override nonisolated var hash: Int { number }

    /// The window in which the touch began.
    open package(set) var window: UIWindow?

    /// The view on which the touch began; it does not change when the finger leaves the view.
    open package(set) var view: UIView?

    /// The phase; during a callback the phase that is reported to the view.
    open package(set) var phase: Phase {
        get { reportedPhase ?? currentPhase }
        set { (currentPhase, reportedPhase) = (newValue, nil) }
    }
    @exclusivity(unchecked) private var currentPhase: Phase = .began
    /// The phase that is reported to a view, which may lag behind the touch; nil outside callbacks, and after a change
    /// during one.
    @exclusivity(unchecked) var reportedPhase: Phase?

    /// Whether the callback reports the beginning after the touch has moved, or the first movement since then.
    @exclusivity(unchecked) var beginsLate = false

    /// Seconds of media time of the last change.
    @exclusivity(unchecked) open package(set) var timestamp: TimeInterval

    /// 1 for a single tap, 2 for the second of a double tap and so on; 0 once it has moved too far to be a tap.
    open package(set) var tapCount = 1

    /// The kind of device; a mouse counts as a direct touch, so that dragging scrolls.
    open var type: TouchType { kind }
    private let kind: TouchType

    /// The force, where 1 is an average touch; 0 for devices that do not report it.
    open package(set) var force: CGFloat = 0

    /// The maximum force; 0 for devices that do not report it.
    open var maximumPossibleForce: CGFloat { force > 0 ? 1 : 0 }

    /// The radius of the touching area in points.
    open var majorRadius: CGFloat { 5 }

    /// The possible error of `majorRadius`.
    open var majorRadiusTolerance: CGFloat { 5 }

    /// The angle of a pen to the surface, in radians: π/2 when upright, as for fingers and mice, 0 when flat.
    ///
    /// Hosts do not report the angle of pens.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The properties that are still estimated; none, as devices here report exact values at once.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties for which an update will follow; none, so `touchesEstimatedPropertiesUpdated(_:)` is
    /// never called.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The number by which an update is assigned to this touch; nil when none will follow.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The recognizers that receive the touch and may still recognize it.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

    /// In canvas points, the space that all windows share.
    @exclusivity(unchecked) var location: CGPoint
    var previousLocation: CGPoint
    /// The location at the beginning, for tap tolerance, and for a view that gets the touch late.
    package let startLocation: CGPoint
    /// True for a mouse, whose locations are exact.
    package let isPointer: Bool
    /// The mouse button of the touch.
    package let buttonMask: UIEvent.ButtonMask

    @exclusivity(unchecked) package internal(set) var recognizers: [UIGestureRecognizer] = []
    /// Whether it drags items, which continues without its view.
    var dragsItems = false
    /// The delivery of the touch to its view.
    @exclusivity(unchecked) var delivery = DeliveryState.undecided
    /// The raw samples since the last delivery.
    private var samples: [Sample] = []
    private var previousTimestamp: TimeInterval

    private struct Sample {
        var location: CGPoint
        var timestamp: TimeInterval
        var force: CGFloat
    }

    init(
        id: Int, location: CGPoint, time: TimeInterval, type: TouchType, isPointer: Bool,
        buttonMask: UIEvent.ButtonMask = .primary
    ) {
        self.id = id
        number = Self.madeCount
        Self.madeCount += 1
        (self.location, previousLocation, startLocation) = (location, location, location)
        (timestamp, previousTimestamp) = (time, time)
        kind = type
        self.isPointer = isPointer
        self.buttonMask = buttonMask
    }

    /// Makes a finger in no window, at the origin, at time 0, for subclasses in tests of apps.
    public override init() {
        id = -1
        number = Self.madeCount
        Self.madeCount += 1
        (location, previousLocation, startLocation) = (.zero, .zero, .zero)
        (timestamp, previousTimestamp) = (0, 0)
        (kind, isPointer, buttonMask, tapCount) = (.direct, false, .primary, 0)
        super.init()
    }

    // Explicit, because an implicit deinitializer is isolated to the main actor, which every touch would check.
    deinit {}

    /// True once the touch has ended or was cancelled.
    var isUp: Bool { phase == .ended || phase == .cancelled }

    /// True once the touch has ended, even while an earlier change is being reported to the view.
    var wasLifted: Bool { currentPhase == .ended }

    // MARK: Locations

    /// The present location in a view's coordinates; nil means the touch's window.
    open func location(in view: UIView?) -> CGPoint {
        converted(beginsLate && reportedPhase == .began ? startLocation : location, in: view)
    }

    /// The location before the last change, in the same space as `location(in:)`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        converted(beginsLate && reportedPhase != nil ? startLocation : previousLocation, in: view)
    }

    /// The location at the device's precision: the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The previous location at the device's precision.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The direction in which a pen leans, in radians from a view's x axis, clockwise; nil means the touch's window.
    ///
    /// 0 for fingers, mice and upright pens.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of `azimuthAngle(in:)` as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    private func converted(_ point: CGPoint, in view: UIView?) -> CGPoint {
        let inWindow = window.map { $0.convertFromCanvas(point) } ?? point
        guard let view, view !== window else { return inWindow }
        if let window, let offset = view.layer.offset(from: window.layer) {
            return CGPoint(x: inWindow.x - offset.dx, y: inWindow.y - offset.dy)
        }
        guard let window = view.window else { return view.layer.convert(inWindow, from: nil) }
        return window === self.window
            ? view.convert(inWindow, from: nil) : view.convert(window.convertFromCanvas(point), from: nil)
    }

    // MARK: Samples

    /// Adds a raw sample of a movement.
    func move(to location: CGPoint, force: CGFloat, time: TimeInterval) {
        self.location = location
        self.force = force
        timestamp = time
        phase = .moved
        samples.append(Sample(location: location, timestamp: time, force: force))
    }

    /// Called when the movement so far was reported.
    func didReportMove() {
        previousLocation = location
        previousTimestamp = timestamp
        samples.removeAll(keepingCapacity: true)
    }

    var coalescedCopies: [UITouch] {
        guard phase == .moved, !samples.isEmpty else { return [copy(at: location, time: timestamp)] }
        var previous = previousLocation
        return samples.map { sample in
            let copy = copy(at: sample.location, time: sample.timestamp)
            copy.force = sample.force
            copy.previousLocation = previous
            previous = sample.location
            return copy
        }
    }

    var predictedCopies: [UITouch] {
        let seconds = timestamp - previousTimestamp
        guard phase == .moved, seconds > 0 else { return [] }
        let frames = 1 / (seconds * Double(UIScreen.main.maximumFramesPerSecond))
        let ahead = copy(
            at: CGPoint(
                x: location.x + (location.x - previousLocation.x) * frames,
                y: location.y + (location.y - previousLocation.y) * frames), time: timestamp + seconds * frames)
        ahead.previousLocation = location
        return [ahead]
    }

    private func copy(at location: CGPoint, time: TimeInterval) -> UITouch {
        let copy = UITouch(
            id: id, location: location, time: time, type: type, isPointer: isPointer, buttonMask: buttonMask)
        (copy.window, copy.view, copy.phase, copy.tapCount) = (window, view, phase, tapCount)
        (copy.force, copy.previousLocation, copy.recognizers) = (force, previousLocation, recognizers)
        return copy
    }
}
