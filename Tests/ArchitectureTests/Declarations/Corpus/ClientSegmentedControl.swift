import UIKit

/// Segments that can be chosen twice.
class ClientSegmentedControl: UISegmentedControl {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(items: [Any]?) { super.init(items: items) }

    override var apportionsSegmentWidthsByContent: Bool {
        get { super.apportionsSegmentWidthsByContent }
        set { super.apportionsSegmentWidthsByContent = newValue }
    }
    override var isMomentary: Bool {
        get { super.isMomentary }
        set { super.isMomentary = newValue }
    }
    override var numberOfSegments: Int { super.numberOfSegments }
    override var selectedSegmentIndex: Int {
        get { super.selectedSegmentIndex }
        set { super.selectedSegmentIndex = newValue }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { super.selectedSegmentTintColor }
        set { super.selectedSegmentTintColor = newValue }
    }

    override func actionForSegment(at segment: Int) -> UIAction? { super.actionForSegment(at: segment) }
    override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(for: state, barMetrics: barMetrics)
    }
    override func contentOffsetForSegment(at segment: Int) -> CGSize { super.contentOffsetForSegment(at: segment) }
    override func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { super.contentPositionAdjustment(forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
    override func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        super.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
    override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        super.insertSegment(action: action, at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        super.insertSegment(with: image, at: segment, animated: animated)
    }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
    override func removeAllSegments() { super.removeAllSegments() }
    override func removeSegment(at segment: Int, animated: Bool) {
        super.removeSegment(at: segment, animated: animated)
    }
    override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        super.segmentIndex(identifiedBy: actionIdentifier)
    }
    override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        super.setAction(action, forSegmentAt: segment)
    }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        super.setContentOffset(offset, forSegmentAt: segment)
    }
    override func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) { super.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
    override func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        super.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        super.setEnabled(enabled, forSegmentAt: segment)
    }
    override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        super.setImage(image, forSegmentAt: segment)
    }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
    override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
}

private final class WideControl: UISegmentedControl {
    override init(items: [Any]?) {
        super.init(items: items)
        selectedSegmentIndex = 0
    }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension ClientSegmentedControl {
    static func make() -> [UISegmentedControl] {
        let control = UISegmentedControl(items: ["One", UIImage()])
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        let title: String? = control.titleForSegment(at: 0)
        _ = title
        return [
            control, UISegmentedControl(items: nil), UISegmentedControl(), UISegmentedControl(frame: .zero),
            UISegmentedControl(frame: .zero, actions: []), WideControl(items: ["One"]),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSegmentedControlSegment: [UISegmentedControl.Segment] {
        [
            .alone, .any, .center, .left, .right,
        ]
    }
}
