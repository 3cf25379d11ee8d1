public import Foundation
public import CoreGraphics
import QuartzCore

/// One finger, pen or mouse press from the moment it comes down until it is lifted or cancelled.
///
/// The same object serves the whole time and changes in place; keep the object, never its values.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where a touch stands in its life.
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
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// The direction that a pen leans in.
        public static let azimuth = Properties(rawValue: 2)
        /// How steeply a pen stands.
        public static let altitude = Properties(rawValue: 4)
        /// Where it touches.
        public static let location = Properties(rawValue: 8)
    }

    /// The host's number for the finger while it is down; negative for touches that an app made.
    package let id: Int

    private static var madeCount = 0
    /// How many touches were made before, which no other touch has.
    nonisolated let number: Int

    /// A number that is the same in every run of one session, as an address is not.
    public override nonisolated var hash: Int { number }

    /// The window that the touch began in.
    open package(set) var window: UIWindow?

    /// The view that the touch began on; it does not change when the finger leaves it.
    open package(set) var view: UIView?

    /// Where the touch stands in its life, or as far as the view that is being called is told.
    open package(set) var phase: Phase {
        get { reportedPhase ?? currentPhase }
        set { (currentPhase, reportedPhase) = (newValue, nil) }
    }
    @exclusivity(unchecked) private var currentPhase: Phase = .began
    /// The phase that a view is told, which may be behind the touch; nil while none is called, and once the touch goes on
    /// meanwhile.
    @exclusivity(unchecked) var reportedPhase: Phase?

    /// Whether the view that is being called hears of the beginning after the touch has moved, or of the first movement since.
    @exclusivity(unchecked) var beginsLate = false

    /// Seconds of media time of the last change.
    @exclusivity(unchecked) open package(set) var timestamp: TimeInterval

    /// 1 for a single tap, 2 for the second of a double tap and so on; 0 once it has moved too far to be a tap.
    open package(set) var tapCount = 1

    /// The kind of device; a mouse counts as a direct touch, so that dragging scrolls.
    open var type: TouchType { kind }
    private let kind: TouchType

    /// The pressure where 1 is an average touch; 0 when the device does not tell.
    open package(set) var force: CGFloat = 0

    /// The greatest force that can occur; 0 when the device does not tell.
    open var maximumPossibleForce: CGFloat { force > 0 ? 1 : 0 }

    /// The radius of the touching area in points.
    open var majorRadius: CGFloat { 5 }

    /// How far `majorRadius` may be off.
    open var majorRadiusTolerance: CGFloat { 5 }

    /// How steeply a pen stands, in radians: π/2 when upright, which is also the value of fingers and mice, down to 0 when flat.
    ///
    /// Hosts tell of no pen that leans.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The properties that are estimates still; none, as devices here tell everything at once.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that a better value will come for; none, so `touchesEstimatedPropertiesUpdated(_:)` never
    /// follows.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The number that tells which update belongs to this touch; nil where none will come.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The recognizers that were given the touch and may still act on it.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

    /// In canvas points, the space that all windows share.
    @exclusivity(unchecked) var location: CGPoint
    var previousLocation: CGPoint
    /// Where it came down, for tap tolerance, and for a view that hears late of it.
    package let startLocation: CGPoint
    /// True for a mouse, whose places are exact.
    package let isPointer: Bool
    /// The mouse button that makes the touch.
    package let buttonMask: UIEvent.ButtonMask

    @exclusivity(unchecked) package internal(set) var recognizers: [UIGestureRecognizer] = []
    /// Whether it drags items, which it does without its view as well.
    var dragsItems = false
    /// The view's knowledge of the touch.
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

    /// Makes a finger that touches nothing: in no window, at the origin, at time 0. Tests of apps make subclasses of it.
    public override init() {
        id = -1
        number = Self.madeCount
        Self.madeCount += 1
        (location, previousLocation, startLocation) = (.zero, .zero, .zero)
        (timestamp, previousTimestamp) = (0, 0)
        (kind, isPointer, buttonMask, tapCount) = (.direct, false, .primary, 0)
        super.init()
    }

    // Written out because, unwritten, it belongs to the main actor, and each touch would ask for that.
    deinit {}

    /// True once it was lifted or taken away.
    var isUp: Bool { phase == .ended || phase == .cancelled }

    /// True once it was lifted, even if the view is only now told of what was before.
    var wasLifted: Bool { currentPhase == .ended }

    // MARK: Places

    /// The present place in a view's coordinates; nil means the touch's window.
    open func location(in view: UIView?) -> CGPoint {
        converted(beginsLate && reportedPhase == .began ? startLocation : location, in: view)
    }

    /// The place before the last change, in the same space as `location(in:)`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        converted(beginsLate && reportedPhase != nil ? startLocation : previousLocation, in: view)
    }

    /// As precise as the device gives it: the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// As precise as the device gave it.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The direction in which a pen leans, in radians from a view's x axis, clockwise; nil means the touch's window.
    ///
    /// 0 for fingers, mice and what stands upright, which lean nowhere.
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

    /// Receives a raw sample of a movement.
    func move(to location: CGPoint, force: CGFloat, time: TimeInterval) {
        self.location = location
        self.force = force
        timestamp = time
        phase = .moved
        samples.append(Sample(location: location, timestamp: time, force: force))
    }

    /// The movement so far was reported.
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
