import CoreGraphics
import Foundation

/// The pan recognizer of a scroll view: it begins only along axes, and in directions, in which the view can scroll.
///
/// Unlike other pans it also follows wheels and touchpads, whose translation `consumeDeviceTranslation()` returns.
final class ScrollPan: UIPanGestureRecognizer {
    /// The translation of the content by a device without touches.
    struct DeviceTranslation {
        var distance = CGPoint.zero
        /// True for a touchpad's fine steps, which are followed without smoothing.
        var isPrecise = false
    }

    private weak var scrollView: UIScrollView?
    private var deviceTranslation: DeviceTranslation?
    /// True while a wheel or touchpad scrolls, not a touch.
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

    /// Returns the translation by a wheel or touchpad since the last call; nil when there is none.
    func consumeDeviceTranslation() -> DeviceTranslation? {
        defer { deviceTranslation = nil }
        return deviceTranslation
    }

    /// False when the last movement moved an outer sheet, so that the finger's velocity is not the content's.
    var ownsSpeed = true

    /// Excludes a part of the translation, in points downward, from the content's.
    func leaveOut(_ distance: CGFloat) {
        guard state.isActive else { return }
        let translation = translation(in: scrollView)
        setTranslation(CGPoint(x: translation.x, y: translation.y - distance), in: scrollView)
    }

    /// True while touches are down that the scroll view may follow.
    var isTouched: Bool { touches.contains { !$0.isUp } }

    /// The views in the content that have a touch of this gesture, which would be cancelled.
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
