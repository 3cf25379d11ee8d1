public import Foundation
public import QuartzCore

/// Watches the touches of a view and its subviews, and calls its targets when they make up a gesture.
///
/// Subclasses override the touch methods and set `state`, which is a request: the step from `possible` onward is taken when no
/// other recognizer prevents it, and otherwise ends in `failed`. The recognizer gets touches before the view does. Targets are
/// called at the end of the event, after the views; then, when all its touches are up, a finished recognizer is reset.
@preconcurrency @MainActor open class UIGestureRecognizer: ConstructibleObject {
    // MARK: View

    let viewReference = BackReference<UIView>()
    /// The view whose touches are watched; not kept alive.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference.object = newValue }
    }

    /// Decides about touches, about beginning and about the relation to other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging.
    open var name: String?

    /// Whether it watches at all; switching it off ends its gesture, as cancelled or failed.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { abort() } }
    }

    // MARK: Touches

    /// Whether recognition takes the touches away from the view.
    open var cancelsTouchesInView = true

    /// Whether the view learns of touches only when this gesture has failed.
    open var delaysTouchesBegan = false

    /// Whether the view learns of a lift only when this gesture has failed.
    open var delaysTouchesEnded = true

    /// The raw values of the `UITouch.TouchType`s that count.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
        didSet { touchTypes = Set(allowedTouchTypes.map(\.intValue)) }
    }
    private var touchTypes: Set<Int> = [0, 1, 2, 3]

    /// The raw values of the `UIPress.PressType`s that count.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether a gesture continues only with the kind of touch with which it began.
    open var requiresExclusiveTouchType = true

    /// The buttons that a mouse must hold for its touches to count; empty for any. Fingers always count.
    package var requiredButtons: UIEvent.ButtonMask { [] }

    // MARK: State

    var storedState = State.possible
    /// The state that it requests while it waits for others to fail.
    var wantedState: State?
    /// The end of the gesture while it waited, or before its beginning was reported.
    var deferredState: State?
    weak var arbiter: GestureArbiter?
    /// The index among the recognizers of its view.
    var indexInView = 0
    let requirements = FailureRequirements()
    var targets = GestureTargets()
    /// The touches that are down, with those lifted by the present event.
    package internal(set) var touches: [UITouch] = []
    /// The presses that are down, with those released by the present event.
    var presses: [UIPress] = []
    /// Every touch since the last reset, with wheels and keys.
    var inputs: [GestureInput] = []
    /// In canvas points, where the touches were when the last of them left.
    var lastLocations: [CGPoint] = []

    /// The progress of the gesture. Setting it is for subclasses; steps that the table of states does not have are not taken.
    open var state: State {
        get { storedState }
        set { request(newValue) }
    }

    /// The modifier keys held at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pointer's buttons held at the last event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Making

    /// Makes a recognizer that calls a target's action; further pairs can be added.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer from an archive.
    public init?(coder: NSCoder) {
        super.init()
        if let coder = coder.interface { decode(from: coder) }
    }

    /// Reads the values that an interface file has for it; each class below reads its own after those of the class above.
    func decode(from coder: InterfaceCoder) { decodeRecognizer(from: coder) }

    @available(swift, obsoleted: 1)
    public required convenience init?(_ key: ConstructionKey) {
        if let coder = key.coder {
            self.init(coder: coder)
        } else if let start = key.beginning as? RecognizerTarget {
            self.init(target: start.target, action: start.action)
        } else {
            self.init()
        }
    }

    /// Adds a target and its action for each recognition and change; the same pair is kept once.
    open func addTarget(_ target: Any, action: Selector) { targets.add(target as AnyObject, action) }

    /// Adds an action for the responder chain: the first one from the first responder on that has it performs it.
    package func addActionForResponder(_ action: Selector) { targets.addForResponder(action) }

    /// Removes pairs; nil means every target, and every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target.map { $0 as AnyObject }, action)
    }

    /// Has this recognizer wait until another one has failed, whenever both are at work.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.require(otherGestureRecognizer)
    }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    // MARK: Locations

    /// The number of touches in the gesture.
    open var numberOfTouches: Int {
        touches.isEmpty && storedState == .possible && !isWaiting ? 0 : locations.count
    }

    /// The middle of the touches, in a view's space; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    /// A touch's location in a view's space; nil means the window. Indices are from 0 to `numberOfTouches` - 1.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard locations.indices.contains(touchIndex) else {
            fatalError(
                "\(ObjectNames.label(of: self)) was asked for touch \(touchIndex), and has \(locations.count). "
                    + "Check numberOfTouches first: fingers may have been lifted.")
        }
        return convert(locations[touchIndex], to: view)
    }

    /// In canvas points.
    var locations: [CGPoint] { touches.isEmpty ? lastLocations : touches.map(\.location) }

    /// The middle of the touches in canvas points.
    var centroid: CGPoint {
        touches.isEmpty ? GestureGeometry.centroid(of: lastLocations) : GestureGeometry.centroid(of: touches)
    }

    /// A canvas point in a view's space; nil means the window.
    package func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = self.view?.window ?? view?.window else { return point }
        let inWindow = window.convertFromCanvas(point)
        return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
    }

    /// A canvas distance in a view's space; nil means the window.
    package func convert(_ vector: SIMD2<Double>, to view: UIView?) -> CGPoint {
        let (origin, end) = (convert(.zero, to: view), convert(CGPoint(x: vector.x, y: vector.y), to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    // MARK: For subclasses

    /// Fingers touched the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Values of touches that were estimates are known now; no device of ours estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys of the types in `allowedPressTypes` were pressed for a responder in the view.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Buttons changed how hard they are pressed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Buttons or keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The system took presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called after the end of a gesture, before the state returns to `possible`: forget the collected touches.
    open func reset() {}

    /// Takes no part in a touch any more; the view gets it as if this recognizer were not there.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

    /// Takes no part in the press of a button any more.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { leave(button) }

    /// Whether to take part in the gesture that an event begins.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether recognition keeps another recognizer from its own.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another's recognition keeps this one from its own.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether to wait until another recognizer has failed; asked once for each pair and gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits until this one has failed; asked once for each pair and gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: For the framework's own

    /// Called when a gesture is about to be recognized; it may have had to wait for others to fail.
    package func willRecognize(afterWaiting: Bool) {}

    /// Whether scrolling and pinching devices, which make no touches, can make up this gesture.
    @_spi(Subclassing) open func accepts(_ event: PointerEvent) -> Bool { false }

    /// A device without touches moved.
    @_spi(Subclassing) open func pointerDidMove(_ event: PointerEvent) {}

    /// A device without touches rests.
    @_spi(Subclassing) open func pointerDidRest() {}

    // MARK: Tracking

    @_spi(Subclassing) open func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, !storedState.isOver, touchTypes.contains(touch.type.rawValue) else { return false }
        if touch.isPointer, !requiredButtons.isSubset(of: touch.buttonMask) { return false }
        if requiresExclusiveTouchType, let first = inputs.first, first.type != touch.type { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
            && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        inputs.contains { input in other.inputs.contains { $0.isSame(as: input) } }
    }

    /// Releases the touches and presses that were lifted or cancelled.
    func dropLiftedTouches() {
        if !presses.isEmpty { presses.removeAll(where: \.isUp) }
        guard touches.contains(where: \.isUp) else { return }
        if touches.allSatisfy(\.isUp) { lastLocations = touches.map(\.location) }
        touches.removeAll(where: \.isUp)
    }

    func leave(_ touch: UITouch) {
        if touches.count == 1, touches[0] === touch { lastLocations = [touch.location] }
        touches.removeAll { $0 === touch }
        inputs.removeAll { $0.isTouch(touch) }
        touch.recognizers.removeAll { $0 === self }
    }

    /// True while it waits for others to fail before it is recognized.
    var isWaiting: Bool { wantedState != nil }

    /// True from its first change until it is reset.
    var isAtWork: Bool { storedState != .possible || isWaiting }

    /// Has work done at a media time; nil while no application runs.
    func schedule(at time: Double, _ work: @escaping () -> Void) -> DeadlineQueue.Deadline? {
        AppClock.current?.deadlines.schedule(at: time, work)
    }

    private func request(_ wanted: State) {
        guard let arbiter = arbiter ?? view?.window?.dispatcher.arbiter else {
            return GestureArbiter.requestOutsideWindows(wanted, for: self)
        }
        arbiter.request(wanted, for: self)
    }

    /// Ends its gesture, as cancelled or failed, and releases every touch.
    func abort() {
        guard let arbiter else { return }
        arbiter.abort(self)
    }

    /// Back to the start, after `reset()` was called.
    func forgetGesture() {
        for input in inputs { input.remove(self) }
        inputs.removeAll(keepingCapacity: true)
        touches.removeAll(keepingCapacity: true)
        presses.removeAll()
        (wantedState, deferredState, arbiter) = (nil, nil, nil)
        requirements.forgetAnswers()
    }
}
