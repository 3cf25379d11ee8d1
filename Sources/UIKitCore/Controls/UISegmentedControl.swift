import CoreGraphics
public import Foundation
import QuartzCore

/// Chooses one of several segments that stand side by side.
///
/// `valueChanged` is sent when a finger is lifted on another segment; a finger that came down on the chosen one takes the
/// pill along. A momentary control chooses a segment only while the event is sent.
///
/// Status: partial – pictures for backgrounds and dividers follow.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// Stands for no chosen segment.
    public nonisolated static let noSegment = -1

    private static let height: CGFloat = 32
    private static let cornerRadius: CGFloat = 9
    private static let pillInset: CGFloat = 2
    private static let pillRadius: CGFloat = 7
    /// How small the pill is while it is pressed.
    private static let pressedScale: CGFloat = 0.95
    private static let separatorInset: CGFloat = 8
    private static let moveDuration = 0.3

    private let pill = UIView(frame: .zero)
    var segments: [SegmentView] = []
    private var separators: [UIView] = []
    private var titleAttributes = ButtonStateValues<[NSAttributedString.Key: Any]>()
    var storedIndex = UISegmentedControl.noSegment
    /// The segment below the finger, and whether the finger drags the pill.
    private var pressedIndex: Int?
    private var dragsPill = false
    private var indexBeforeTouch = UISegmentedControl.noSegment

    // MARK: Making

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control of titles and pictures, of the size that suits them; other items are passed over.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            if let title = item as? String { insert(at: segments.count, animated: false) { $0.title = title } }
            if let image = item as? UIImage { insert(at: segments.count, animated: false) { $0.image = image } }
        }
        bounds.size = intrinsicContentSize
    }

    /// Makes a control whose segments are actions, performed when they are chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        backgroundColor = .tertiarySystemFill
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

    package override var hasPlainHitTesting: Bool { type(of: self) == UISegmentedControl.self }
    package override var keepsTapsFromSuperviews: Bool { true }
    package override var isPressedByKeyboard: Bool { false }
    package override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? { segmentStep(heading) }
    package override var drawsContent: Bool { type(of: self) != UISegmentedControl.self }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts in a segment with a title; an index beyond the end means the end. The chosen segment stays chosen.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.title = title }
    }

    /// Puts in a segment with a picture, which is a template unless it says otherwise.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.image = image }
    }

    /// Puts in a segment that shows an action and performs it when it is chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.show(action) }
    }

    private func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
        let index = max(0, min(segments.count, index))
        let segment = SegmentView()
        segment.attributes = titleAttributes
        fill(segment)
        segments.insert(segment, at: index)
        addSubview(segment)
        if storedIndex >= index { storedIndex += 1 }
        segment.alpha = 0
        arrange(animated: animated) { segment.alpha = 1 }
    }

    /// Takes a segment out; when it was the chosen one, none is. An index beyond the end means the last.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = max(0, min(segments.count - 1, segment))
        segments.remove(at: index).removeFromSuperview()
        if storedIndex == index { storedIndex = Self.noSegment } else if storedIndex > index { storedIndex -= 1 }
        arrange(animated: animated) {}
    }

    /// Takes every segment out.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        storedIndex = Self.noSegment
        arrange(animated: false) {}
    }

    private func arrange(animated: Bool, _ also: @escaping () -> Void) {
        while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
        while separators.count < segments.count - 1 {
            let separator = UIView(frame: .zero)
            separator.isUserInteractionEnabled = false
            separator.backgroundColor = .separator
            insertSubview(separator, at: 0)
            separators.append(separator)
        }
        invalidateIntrinsicContentSize()
        change(animated: animated, duration: Self.moveDuration) { [self] in
            also()
            showSelection()
            place()
        }
        setNeedsLayout()
    }

    private func segment(at index: Int) -> SegmentView {
        guard segments.indices.contains(index) else {
            fatalError(
                "\(self) has no segment \(index) but \(segments.count) of them. Insert the segment first."
            )
        }
        return segments[index]
    }

    private func changeContent(of index: Int, _ change: (SegmentView) -> Void) {
        change(segment(at: index))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows a title in a segment, in place of a picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        changeContent(of: segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; nil when it shows a picture.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment).title }

    /// Shows a picture in a segment, in place of a title.
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

    /// How far a segment's content is out of its middle.
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
            place()
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
        didSet { pill.backgroundColor = selectedSegmentTintColor ?? ControlColors.selectedSegment }
    }

    /// Sets font and colour of titles for a state; nil brings the system's back.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[exactly: state] = attributes
        for segment in segments { segment.attributes = titleAttributes }
        invalidateIntrinsicContentSize()
    }

    /// The font and colour of titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.value(for: state)
    }

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : ControlColors.disabledAlpha
    }

    /// The segment below the pill, which a momentary control shows only while it is pressed.
    private var shownIndex: Int { isMomentary ? pressedIndex ?? Self.noSegment : storedIndex }

    private func showSelection() {
        let shown = shownIndex
        for (index, segment) in segments.enumerated() {
            segment.isSelected = index == shown
            segment.isPressed = index == pressedIndex
        }
        pill.alpha = segments.indices.contains(shown) ? 1 : 0
        for (index, separator) in separators.enumerated() {
            separator.alpha = index == shown || index + 1 == shown ? 0 : 1
        }
    }

    // MARK: Placing

    private var widths: SegmentWidths {
        SegmentWidths(
            fixed: segments.map(\.width), fitting: segments.map(\.fittingWidth),
            isByContent: apportionsSegmentWidthsByContent)
    }

    /// The least width that shows all segments, and 32.
    open override var intrinsicContentSize: CGSize { CGSize(width: widths.total, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        guard !segments.isEmpty else { return }
        let ends = widths.ends(in: bounds.width, pixelScale: contentScaleFactor)
        for (index, segment) in segments.enumerated() {
            let start = index == 0 ? 0 : ends[index - 1]
            let x = runsRightToLeft ? bounds.width - ends[index] : start
            segment.frame = CGRect(x: x, y: 0, width: ends[index] - start, height: bounds.height)
        }
        let line = 1 / contentScaleFactor
        for (index, separator) in separators.enumerated() {
            let x = runsRightToLeft ? bounds.width - ends[index] : ends[index]
            separator.frame = CGRect(
                x: x - line, y: Self.separatorInset, width: line,
                height: max(0, bounds.height - 2 * Self.separatorInset))
        }
        guard segments.indices.contains(shownIndex) else { return }
        let area = segments[shownIndex].frame.insetBy(dx: Self.pillInset, dy: Self.pillInset)
        pill.bounds.size = CGSize(width: max(0, area.width), height: max(0, area.height))
        pill.center = CGPoint(x: area.midX, y: area.midY)
        let isPressed = dragsPill && pressedIndex != nil
        pill.transform = isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
    }

    // MARK: Tracking

    private func index(below touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return segments.indices.first { segments[$0].isEnabled && segments[$0].frame.contains(point) }
    }

    /// The segment nearest to a finger that drags the pill.
    private func index(beside touch: UITouch) -> Int? {
        let x = max(0, min(bounds.width - 0.001, touch.location(in: self).x))
        return segments.indices.first {
            segments[$0].isEnabled && segments[$0].frame.minX <= x && x < segments[$0].frame.maxX
        }
    }

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
        guard isNew, segments.indices.contains(chosen) else { return }
        segments[chosen].action.map { sendAction($0) }
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragsPill = false
        if storedIndex != indexBeforeTouch { storedIndex = indexBeforeTouch }
        press(nil)
    }

    func press(_ index: Int?) {
        pressedIndex = index
        guard window != nil, pill.alpha > 0 || isMomentary else {
            showSelection()
            return place()
        }
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            showSelection()
            place()
        }
    }
}

extension SegmentView {
    fileprivate func show(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}
