import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Switches a setting on and off, by a tap or by dragging its handle across.
///
/// It is 51 × 31 points in any frame. `valueChanged` is sent for every change by the user, not for changes by the app.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The look of a switch; on this platform always a sliding handle.
    public nonisolated enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    private static let knobSide: CGFloat = 27
    /// The handle's width while it is pressed.
    private static let pressedKnobWidth: CGFloat = 34
    private static let changeDuration = 0.25
    /// The distance that a finger moves before it drags the handle, in points.
    private static let dragSlop: CGFloat = 10

    private let track = UIView(frame: .zero)
    private let knob = KnobView()
    private var storedIsOn = false
    private var start = CGPoint.zero
    private var isDragging = false

    /// Makes a switch that is off; only the frame's origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        isOpaque = false
        prepare()
    }

    /// Makes a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        prepare()
        if let coder = coder.interface { decodeSwitch(from: coder) } else { isOpaque = false }
    }

    private func prepare() {
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        addSubview(track)
        addSubview(knob)
        layOut()
        paint()
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UISwitch.self }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UISwitch.self }

    // MARK: Value

    /// Whether it is on; setting it sends no event and is not animated.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Switches without an event; not animated before the switch was shown.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        change(animated: animated, duration: Self.changeDuration) { [self] in
            layOut()
            paint()
        }
    }

    // MARK: Look

    /// The track's colour when on; nil is the system's green.
    open var onTintColor: UIColor? {
        didSet {
            note(.onTintColor, \UISwitch.onTintColor)
            paint()
        }
    }

    /// The handle's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            note(.thumbTintColor, \UISwitch.thumbTintColor)
            paint()
        }
    }

    /// Without effect, as on iOS since version 7.
    open var onImage: UIImage? {
        didSet { note(.onImage, \UISwitch.onImage) }
    }
    open var offImage: UIImage? {
        didSet { note(.offImage, \UISwitch.offImage) }
    }

    /// Text beside a checkbox; without effect where there are none.
    open var title: String?

    /// The look asked for; there is only the sliding one.
    open var preferredStyle: Style = .automatic

    /// The look.
    open var style: Style { .sliding }

    @_spi(Subclassing) open override func stateDidChange() {
        alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        change(animated: true, duration: Self.changeDuration) { [self] in layOut() }
    }

    private func paint() {
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : ControlColors.emptyTrack
        knob.backgroundColor = thumbTintColor ?? .white
    }

    private func layOut() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        let width = isHighlighted ? Self.pressedKnobWidth : Self.knobSide
        let isAtRight = storedIsOn != runsRightToLeft
        knob.layOut(
            in: CGRect(
                x: isAtRight ? Self.size.width - Self.inset - width : Self.inset, y: Self.inset, width: width,
                height: Self.knobSide))
    }

    // MARK: Size

    @_spi(Subclassing) open override var fixedSize: CGSize? { Self.size }

    /// Constraints leave out two points at the right.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// 49 × 31, the size of the alignment rectangle.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    @_spi(Subclassing) open override var focusShape: FocusShape {
        FocusShape(bounds, radius: Self.size.height / 2, in: self)
    }

    @_spi(Subclassing) open override func keyboardDidRelease() { toggle(to: !storedIsOn) }

    // MARK: Tracking

    /// Keeps pans along the handle's way from recognizers of superviews while the switch is pressed.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let place = gestureRecognizer.location(in: self)
        return (place.y - start.y).magnitude > (place.x - start.x).magnitude
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        isDragging = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if (x - start.x).magnitude > Self.dragSlop { isDragging = true }
        if isDragging { toggle(to: (x > bounds.midX) != runsRightToLeft) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isDragging, isTouchInside { toggle(to: !storedIsOn) }
    }

    private func toggle(to isOn: Bool) {
        guard isOn != storedIsOn else { return }
        setOn(isOn, animated: true)
        sendValueChanged()
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeSwitch(&it) }
}
