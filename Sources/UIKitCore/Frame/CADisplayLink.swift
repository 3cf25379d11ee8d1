public import Foundation
public import QuartzCore

/// Calls a method before the layout of each frame, for motion that the app computes itself.
///
/// It begins with `add(to:forMode:)` and keeps itself and its target alive until `invalidate()`. Frames are asked for only
/// while a link runs and is not paused. Use its times, not the wall clock: then a replay moves as the recording did.
///
/// Added to the default mode alone it rests while the user scrolls.
///
/// Unlike iOS: it is declared beside `Selector`, in the module of UIKit; and the application has one run loop, which any run
/// loop means.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private var isInvalid = false
    private weak var pass: DisplayLinkPass?

    /// The media time of the last frame that it was called for; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The media time at which the next frame is due.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds between two frames of the display at its full rate.
    open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }

    /// Whether it rests; it asks for no frames then.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { pass?.linkNeedsFrame() } }
    }

    /// The number of calls in a second that it asks for; 0 is every frame. Others become the nearest whole part of the
    /// display's rate.
    open var preferredFramesPerSecond = 0 {
        didSet {
            if preferredFramesPerSecond < 0 {
                fatalError(
                    "A display link was given \(preferredFramesPerSecond) frames per second. Give it 0 for every frame, or more."
                )
            }
        }
    }

    /// Frames of the display from one call to the next; 1, every frame, at first.
    ///
    /// Counts only while neither `preferredFramesPerSecond` nor `preferredFrameRateRange` is set.
    @available(*, deprecated, message: "Use preferredFramesPerSecond or preferredFrameRateRange.")
    open var frameInterval: Int {
        get { interval }
        set {
            guard newValue >= 1 else {
                fatalError(
                    "A display link was given a frame interval of \(newValue). Give it 1 for every frame, or more.")
            }
            interval = newValue
        }
    }
    private var interval = 1

    /// The rates that do; the preferred one counts, else the highest. The default leaves it to `preferredFramesPerSecond`.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// Makes a link that calls a target's method; the selector's sender is the link. It makes no calls until it is added.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Makes a link that calls a target's method with the link: `CADisplayLink(target: self, selector: Game.step)`.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(target: target, selector: Selector(sel, file: file, line: line, column: column))
    }

    /// Makes a link that calls a target's method without arguments.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(target: target, selector: Selector(sel, file: file, line: line, column: column))
    }

    /// Starts it in a mode of `runloop`. An application must be running.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if isInvalid {
            fatalError(
                "A display link was added after it was invalidated. Make a new one: an invalid link never runs again.")
        }
        guard let clock = AppClock.current else {
            fatalError(
                "A display link was added while no application runs. Add it from the delegate's launch on, or later.")
        }
        modes.insert(mode)
        pass = clock.displayLinks
        clock.displayLinks.add(self)
    }

    /// Removes it from a mode of the run loop; removed from the last one, it stops until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { pass?.remove(self) }
    }

    /// Ends it for good and releases its target.
    open func invalidate() {
        isInvalid = true
        modes = []
        pass?.remove(self)
        target = nil
    }

    /// Frames of the display from one call to the next.
    private var stride: Int {
        let full = Double(UIScreen.main.maximumFramesPerSecond)
        let range = preferredFrameRateRange
        var wanted = Double(range.preferred ?? 0)
        if wanted <= 0 { wanted = Double(range.maximum) }
        if wanted <= 0 { wanted = Double(preferredFramesPerSecond) }
        return wanted <= 0 ? interval : max(1, Int((full / wanted).rounded()))
    }

}

extension CADisplayLink: FrameLink {
    /// The earliest media time for the next call. Half a frame early, so that a frame that is a little early is not missed.
    var nextTime: Double? {
        if isPaused { return nil }
        return timestamp == 0 ? 0 : timestamp + (Double(stride) - 0.5) * duration
    }

    /// Calls the target for a frame, when it is its turn.
    func fire(at time: Double) {
        guard let nextTime, time >= nextTime, let target,
            AppClock.current?.trackingMode.includes({ modes.contains($0) }) == true
        else {
            return
        }
        timestamp = time
        targetTimestamp = time + Double(stride) * duration
        selector.perform(on: target, sender: self, event: nil)
    }
}
