public import Foundation
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Lays views out in a row or a column.
///
/// The arranged views are among the subviews and are laid out by constraints of the stack; other subviews are left alone. A
/// view that is hidden takes no part and leaves no gap. Sizes that the stack does not determine, such as its own, follow from
/// constraints around it or from the views inside. In an animation block a hidden view shrinks and disappears when the block's
/// animations have ended.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// A view with the space behind it, where that is its own.
    struct Entry {
        let view: UIView
        var spacing: CGFloat?
    }

    private(set) var entries: [Entry] = []
    private var arrangement: [NSLayoutConstraint] = []
    private var isArranged = false
    /// The views whose baselines were the stack's at the last request; nil before.
    private var knownBaselines: Baselines?

    /// The space of the stack, as a view's own: no number of points.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The system's space between neighbours, as a view's own: no number of points.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Making

    /// Makes a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack of views, in their order.
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes a stack from an archive: an interface file gives it its views, its axis and how they are arranged.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        if let coder = coder.interface { decodeStack(from: coder) }
    }

    // MARK: Views

    /// The views that are laid out, in their order; hidden ones are among them.
    open var arrangedSubviews: [UIView] { entries.map(\.view) }

    /// Adds a view behind the last one, as a subview too; one that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: entries.count) }

    /// Stops laying a view out; it stays a subview with the frame that it has.
    open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

    /// Adds a view in front of the one with an index, as a subview too; one that is arranged already moves there.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - stackIndex: An index among the arranged views, or their number.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    // MARK: Settings

    /// The direction of the row or column; a row at first.
    @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the length is shared out along the axis.
    @exclusivity(unchecked) open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where views are across the axis.
    @exclusivity(unchecked) open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between neighbours, at the smallest where the distribution makes them larger; negative ones overlap.
    @exclusivity(unchecked) open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Gives the space behind an arranged subview another length than the stack's; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        set(spacing, after: arrangedSubview)
    }

    /// The space behind an arranged subview that is its own, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { ownSpacing(after: arrangedSubview) }

    /// Whether the spaces of a column count from a last baseline to the next first one.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views are laid out within the margins.
    @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: UIView

    open override class var requiresConstraintBasedLayout: Bool { true }
    open override var forFirstBaselineLayout: UIView { knownBaselineView(first: true) }
    open override var forLastBaselineLayout: UIView { knownBaselineView(first: false) }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIStackView.self }
    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIStackView.self }
    @_spi(Subclassing) open override var laysOutUnobserved: Bool {
        // Baselines are those of views inside, which are asked for their content.
        type(of: self) == UIStackView.self && (axis == .vertical || knownBaselines == nil)
    }

    open override func updateConstraints() {
        arrangeAnew()
        followBaselines()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Contents deeper inside may be other ones.
        if axis == .horizontal { followBaselines() }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    @_spi(Subclassing) open override func visibilityDidChange(of subview: UIView) {
        super.visibilityDidChange(of: subview)
        followVisibility(of: subview)
    }

    @_spi(Subclassing) open override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        followContentSize(of: subview)
    }

    // MARK: Arranging

    private func arrange(_ view: UIView, at index: Int) {
        guard (0...entries.count).contains(index) else {
            fatalError(
                "\(view) cannot be arranged at index \(index) of \(self), which has \(entries.count) views. Give an index "
                    + "from 0 to that number.")
        }
        var (entry, index) = (Entry(view: view), index)
        // Only a subview can be arranged already, and looking for it among many takes its time.
        if view.superview === self, let former = entries.firstIndex(where: { $0.view === view }) {
            entry = entries.remove(at: former)
            if former < index { index -= 1 }
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        entries.insert(entry, at: index)
        arrangementDidChange()
    }

    private func stopArranging(_ view: UIView) {
        guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
        entries.remove(at: index)
        view.contentPriorityBias = 0
        // Constraints that are about the baselines of a view which leaves would end with that.
        followBaselines()
        arrangementDidChange()
    }

    private func set(_ spacing: CGFloat, after view: UIView) {
        guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
        entries[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    private func ownSpacing(after view: UIView) -> CGFloat {
        entries.first { $0.view === view }?.spacing ?? Self.spacingUseDefault
    }

    private func followVisibility(of subview: UIView) {
        guard entries.contains(where: { $0.view === subview }) else { return }
        arrangementDidChange()
        (subview as? UIStackView)?.arrangementDidChange()
        // The block animates the frames that are set in it.
        guard UIView.inheritedAnimationDuration > 0, window != nil else { return }
        subview.vanishAfterAnimations()
        layoutIfNeeded()
    }

    private func followContentSize(of subview: UIView) {
        if axis == .horizontal { followBaselines() }
        guard dependsOnContent(of: subview) else { return }
        arrangementDidChange()
    }

    private func knownBaselineView(first isFirst: Bool) -> UIView {
        knownBaselines = Baselines(of: self)
        return baselineView(first: isFirst)
    }

    private func followBaselines() {
        guard let former = knownBaselines else { return }
        let new = Baselines(of: self)
        guard new != former else { return }
        knownBaselines = new
        baselineViewsDidChange()
    }

    private func arrangementDidChange() {
        isArranged = false
        setNeedsUpdateConstraints()
    }

    private func arrangeAnew() {
        guard !isArranged else { return }
        isArranged = true
        NSLayoutConstraint.deactivate(arrangement)
        let new = StackArrangement(of: self)
        new.biasContents()
        arrangement = new.constraints()
        NSLayoutConstraint.activate(arrangement)
    }
}
