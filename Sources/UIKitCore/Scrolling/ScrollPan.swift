import CoreGraphics
import Foundation

/// The pan recognizer of a scroll view: begins only along axes, and in directions, in which the view can scroll.
///
/// Unlike other pans it also follows wheels and touchpads, whose way is handed out by `takeDeviceWay()`.
final class ScrollPan: UIPanGestureRecognizer {
    /// How a device without touches has moved the content.
    struct DeviceWay {
        var distance = CGPoint.zero
        /// A touchpad's fine steps, which are followed as they are.
        var isPrecise = false
    }

    private weak var scrollView: UIScrollView?
    private var deviceWay: DeviceWay?
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
    func takeDeviceWay() -> DeviceWay? {
        defer { deviceWay = nil }
        return deviceWay
    }

    /// False when the finger moved something around the scroll view at last, so that its speed is not the content's.
    var ownsSpeed = true

    /// Takes a part of the way, in points down, from what the content follows.
    func leaveOut(_ way: CGFloat) {
        guard state.isActive else { return }
        let translation = translation(in: scrollView)
        setTranslation(CGPoint(x: translation.x, y: translation.y - way), in: scrollView)
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

    override func judge(_ travel: SIMD2<Double>) {
        if scrollView?.mayScroll(followingFinger: convert(travel, to: scrollView), slop: Self.slop) == true {
            state = .began
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isCompanion(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !isCompanion(other) && !(other is ContentTouchHold)
    }

    private func isCompanion(_ other: UIGestureRecognizer) -> Bool { other is ScrollPinch && other.view === view }

    override func accepts(_ event: PointerEvent) -> Bool {
        super.accepts(event)
            && scrollView?.mayScroll(followingFinger: CGPoint(x: event.delta.dx, y: event.delta.dy), slop: 0) == true
    }

    override func pointerDidMove(_ event: PointerEvent) {
        isDevice = true
        var way = deviceWay ?? DeviceWay()
        way.distance.x += event.delta.dx
        way.distance.y += event.delta.dy
        way.isPrecise = event.isPrecise
        deviceWay = way
        super.pointerDidMove(event)
    }

    override func reset() {
        super.reset()
        (deviceWay, isDevice, ownsSpeed) = (nil, false, true)
    }
}
