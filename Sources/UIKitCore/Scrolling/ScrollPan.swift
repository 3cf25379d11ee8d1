import CoreGraphics
import Foundation

/// The pan recognizer of a scroll view: begins only along axes, and in directions, in which the view can scroll.
///
/// Unlike other pans it also follows wheels and touchpads, whose way is handed out by `consumeDeviceTranslation()`.
final class ScrollPan: UIPanGestureRecognizer {
    /// How a device without touches has moved the content.
    struct DeviceTranslation {
        var distance = CGPoint.zero
        /// A touchpad's fine steps, which are followed as they are.
        var isPrecise = false
    }

    private weak var scrollView: UIScrollView?
    private var deviceTranslation: DeviceTranslation?
    /// True while a wheel or touchpad scrolls, and no finger.
    private(set) var isDevice = false

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        delaysTouchesEnded = false
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            UIScrollView.check(newValue, isDelegateOf: "panGestureRecognizer", in: scrollView)
            super.delegate = newValue
        }
    }

    /// The way of a wheel or touchpad since it was last asked for; nil when there is none.
    func consumeDeviceTranslation() -> DeviceTranslation? {
        defer { deviceTranslation = nil }
        return deviceTranslation
    }

    /// False when the finger moved something around the scroll view at last, so that its speed is not the content's.
    var ownsSpeed = true

    /// Takes a part of the way, in points down, from what the content follows.
    func leaveOut(_ distance: CGFloat) {
        guard state.isActive else { return }
        let translation = translation(in: scrollView)
        setTranslation(CGPoint(x: translation.x, y: translation.y - distance), in: scrollView)
    }

    /// True while fingers are down that the scroll view may follow.
    var isTouched: Bool { touches.contains { !$0.isUp } }

    /// Whether a view in the content was given a touch of this gesture and would have to lose it.
    var contentViewsWithTouches: [UIView] {
        inputs.compactMap { input in
            guard case .touch(let touch) = input, touch.delivery.isWithView, touch.view !== scrollView else {
                return nil
            }
            return touch.view
        }
    }

    override var leavesExcessTouches: Bool { true }

    override func judge(_ travel: SIMD2<Double>) {
        if scrollView?.mayScroll(followingFinger: convert(travel, to: scrollView), slop: Self.slop) == true {
            state = .began
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isCompanion(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !isCompanion(other) && !(other is DelayedTouchRecognizer)
    }

    private func isCompanion(_ other: UIGestureRecognizer) -> Bool { other is ScrollPinch && other.view === view }

    override func accepts(_ event: PointerEvent) -> Bool {
        super.accepts(event)
            && scrollView?.mayScroll(followingFinger: CGPoint(x: event.delta.dx, y: event.delta.dy), slop: 0) == true
    }

    override func pointerDidMove(_ event: PointerEvent) {
        isDevice = true
        var distance = deviceTranslation ?? DeviceTranslation()
        distance.distance.x += event.delta.dx
        distance.distance.y += event.delta.dy
        distance.isPrecise = event.isPrecise
        deviceTranslation = distance
        super.pointerDidMove(event)
    }

    override func reset() {
        super.reset()
        (deviceTranslation, isDevice, ownsSpeed) = (nil, false, true)
        scrollView?.fingersAreGone()
    }
}
