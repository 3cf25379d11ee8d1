import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Chooses one of several segments that are side by side.
///
/// `valueChanged` is sent when a finger is lifted on another segment; a finger that began on the chosen one takes the pill
/// along. A momentary control chooses a segment only while the event is sent.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// Means that no segment is chosen.
    public nonisolated static let noSegment = -1

    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 9
    static let pillInset: CGFloat = 2
    static let pillRadius: CGFloat = 7
    /// The scale of the pill while it is pressed.
    static let pressedScale: CGFloat = 0.95
    static let separatorInset: CGFloat = 8
    static let moveDuration = 0.3

    let pill = UIView(frame: .zero)
    var segments: [SegmentView] = []
    var separators: [UIImageView] = []
    /// The app's pictures and offsets, for usual and for compact height.
    var images: [UIBarMetrics: SegmentImages] = [:]
    var titleAttributes = ButtonStateValues<[NSAttributedString.Key: Any]>()
    var storedIndex = UISegmentedControl.noSegment
    /// The segment below the finger, and whether the finger drags the pill.
    var pressedIndex: Int?
    var dragsPill = false
    var indexBeforeTouch = UISegmentedControl.noSegment
    /// The segment that keys press in a momentary control; it may be removed or disabled by now.
    var focusedIndex = 0

    // MARK: Making

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        prepare()
    }

    /// Makes a control of titles and pictures, of the size that suits them; other items are passed over.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        isOpaque = false
        prepare()
        for item in items ?? [] {
            if let title = item as? String { insert(at: segments.count, animated: false) { $0.title = title } }
            if let image = item as? UIImage { insert(at: segments.count, animated: false) { $0.image = image } }
        }
        bounds.size = intrinsicContentSize
    }

    /// Makes a control in a frame whose segments are actions, performed when they are chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeSegmentedControl(from: coder) } else { isOpaque = false }
    }

    private func prepare() {
        fillBackground(.tertiarySystemFill)
        layer.cornerRadius = Self.cornerRadius
        pill.isUserInteractionEnabled = false
        pill.backgroundColor = ControlColors.selectedSegment
        pill.layer.cornerRadius = Self.pillRadius
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.layer.shadowRadius = 4
        pill.layer.shadowOpacity = 0.12
        pill.alpha = 0
        addSubview(pill)
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UISegmentedControl.self }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }
    @_spi(Subclassing) open override var isPressedByKeyboard: Bool { isMomentary }
    @_spi(Subclassing) open override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        segmentStep(heading)
    }
    @_spi(Subclassing) open override var focusShape: FocusShape { segmentFocusShape ?? super.focusShape }
    override func keyboardPress(_ phase: UIPress.Phase) { segmentPress(phase) }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UISegmentedControl.self }

    // MARK: Segments

    /// The number of segments in the control.
    open var numberOfSegments: Int { segments.count }

    /// Puts in a segment with a title; an index beyond the end means the end. The chosen segment stays chosen.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.title = title }
    }

    /// Inserts a segment with a picture, which is a template in the automatic rendering mode.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.image = image }
    }

    /// Puts in a segment that shows an action and performs it when it is chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.show(action) }
    }

    /// Removes a segment; when it was the chosen one, none is. An index beyond the end means the last.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = max(0, min(segments.count - 1, segment))
        segments.remove(at: index).removeFromSuperview()
        if storedIndex == index { storedIndex = Self.noSegment } else if storedIndex > index { storedIndex -= 1 }
        arrange(animated: animated) {}
    }

    /// Removes every segment.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        storedIndex = Self.noSegment
        arrange(animated: false) {}
    }

    /// Shows a title in a segment; it replaces a picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        changeContent(of: segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; nil when it shows a picture.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment).title }

    /// Shows a picture in a segment; it replaces a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        changeContent(of: segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The picture of a segment; nil when it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment).image }

    /// Shows an action in a segment, and performs it when the segment is chosen.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        changeContent(of: segment) { $0.show(action) }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment).action }

    /// The segment whose action has an identifier; `NSNotFound` without one.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Chooses a segment's width in points; 0 leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { changeContent(of: segment) { $0.width = width } }

    /// The width chosen for a segment; 0 when it is left to the control.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment).width }

    /// Moves a segment's content out of its middle.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(at: segment).contentOffset = offset
    }

    /// The offset of a segment's content from its middle.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment).contentOffset }

    /// Lets a segment be chosen by the user or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(at: segment).isEnabled = enabled }

    /// Whether the user can choose a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment).isEnabled }

    // MARK: Choice

    /// The chosen segment, `noSegment` without one; setting it sends no event and is animated only inside a block.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            if newValue >= segments.count, newValue > Self.noSegment { _ = segment(at: newValue) }
            storedIndex = max(Self.noSegment, newValue)
            showSelection()
            layOut()
        }
    }

    /// Whether a segment is chosen only while the event is sent.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// Whether segments without a chosen width differ by their contents.
    open var apportionsSegmentWidthsByContent = false {
        didSet { arrange(animated: false) {} }
    }

    // MARK: Look

    /// The pill's colour; nil is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            note(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
            pill.backgroundColor = selectedSegmentTintColor ?? ControlColors.selectedSegment
        }
    }

    /// Sets font and colour of titles for a state; nil brings the system's back.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        nonisolated(unsafe) let attributes = attributes
        note(
            .titleTextAttributes, choice: AppearanceSetter.choice(state.rawValue),
            { (control: UISegmentedControl) in
                control.setTitleTextAttributes(attributes, for: state)
            })
        titleAttributes[exactly: state] = attributes
        for segment in segments { segment.attributes = titleAttributes }
        invalidateIntrinsicContentSize()
    }

    /// The font and colour of titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.value(for: state)
    }

    /// Sets the picture behind the segments in a state, which replaces the background and the pill; each shows its part of it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let choice = AppearanceSetter.choice(state.rawValue, barMetrics)
        note(
            .backgroundImage, choice: choice,
            { (control: UISegmentedControl) in
                control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        images[barMetrics, default: SegmentImages()].backgrounds[exactly: state] = backgroundImage
        imagesDidChange()
    }

    /// The picture behind the segments in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images[barMetrics]?.backgrounds.value(for: state)
    }

    /// Sets the picture between two segments for their states, which replaces the line.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let choice = AppearanceSetter.choice(leftState.rawValue, barMetrics, Int(rightState.rawValue))
        note(
            .dividerImage, choice: choice,
            { (control: UISegmentedControl) in
                control.setDividerImage(
                    dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
            })
        images[barMetrics, default: SegmentImages()].dividers[exactly: leftState, rightState] = dividerImage
        imagesDidChange()
    }

    /// The picture between two segments for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images[barMetrics]?.dividers.value(left: leftState, right: rightState) }

    /// Moves the contents of segments by their positions, on top of offsets of their own.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        let choice = AppearanceSetter.choice(0, barMetrics, leftCenterRightOrAlone.rawValue)
        note(
            .contentPositionAdjustment, choice: choice,
            { (control: UISegmentedControl) in
                control.setContentPositionAdjustment(
                    adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            })
        images[barMetrics, default: SegmentImages()].offsets[leftCenterRightOrAlone] = adjustment
        imagesDidChange()
    }

    /// The offset of the contents of segments by their positions.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images[barMetrics]?.offsets[leftCenterRightOrAlone] ?? .zero }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : ControlColors.disabledAlpha
    }

    // MARK: Layout

    /// The smallest width that shows all segments, and 32.
    open override var intrinsicContentSize: CGSize { CGSize(width: widths.total, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = index(below: touch) else { return false }
        indexBeforeTouch = storedIndex
        dragsPill = !isMomentary && index == storedIndex
        press(index)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if dragsPill, let index = index(beside: touch), index != storedIndex {
            storedIndex = index
            press(index)
        } else if !dragsPill {
            let index = index(below: touch)
            if index != pressedIndex { press(index) }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = dragsPill ? storedIndex : pressedIndex ?? storedIndex
        let isNew = isMomentary ? pressedIndex != nil : chosen != indexBeforeTouch
        dragsPill = false
        storedIndex = chosen
        press(nil)
        if isNew, segments.indices.contains(chosen) { notifyOfChoice() }
    }

    /// Notifies targets that the user has chosen the segment that is selected now.
    func notifyOfChoice() {
        segments[storedIndex].action.map { sendAction($0) }
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragsPill = false
        if storedIndex != indexBeforeTouch { storedIndex = indexBeforeTouch }
        press(nil)
    }
}

extension SegmentView {
    fileprivate func show(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}
