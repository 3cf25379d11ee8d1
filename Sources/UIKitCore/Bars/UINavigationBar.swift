import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// The bar that shows a title and buttons for the topmost item of a stack, and the back button to the item below.
///
/// 44 points high, 32 in compact height, with 30 more for a prompt and 52 for a large title; its background reaches up under
/// the status bar. A navigation controller owns its bar, keeps the items in step with its stack, and shrinks large titles as
/// content scrolls.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, ChromedBar {
    /// Seconds that a change of items takes when animated.
    static let transitionDuration: TimeInterval = 0.35

    var stack: [UINavigationItem] = []
    var contents: NavigationBarContents?
    var motion: NavigationBarMotion?
    /// The delegate's call that waits for the end of the motion.
    var endNotice: ((UINavigationBar) -> Void)?
    /// Whether the background keeps its look until the container's transition animates to the other one.
    var keepsBackground = false
    let chrome = BarChrome<UINavigationBarAppearance>(hairlineAt: .bottom)
    /// The height of the background above the bar, in points.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }

    /// Decides about changes of the stack and is notified of them.
    ///
    /// For a container's bar it is the container if that conforms; setting another stops the program.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { if delegate !== owner { checkIsOwn("change its delegate") } }
    }

    /// The position of the bar: in a container right below the status bar, else at the top, unless its delegate gives another.
    open var barPosition: UIBarPosition {
        guard owner == nil else { return .topAttached }
        let asked = delegate?.position(for: self) ?? .any
        return asked == .any ? .top : asked
    }

    /// Makes an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addChrome()
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addChrome()
        if let coder = coder.interface { decodeNavigationBar(from: coder) }
    }

    deinit { for item in stack { item.barReference.forget(self) } }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UINavigationBar.self }

    /// The parties that have hidden the bar.
    var absence = BarAbsence() {
        didSet {
            super.isHidden = absence.isAbsent
            guard absence.byApp != oldValue.byApp else { return }
            ownerNeedsLayout()
            owner?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether the bar is hidden. A value that the app sets is kept until it sets another; a container gives the room of a bar
    /// that the app has hidden to its content.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { absence.byApp = newValue }
    }

    // MARK: Look

    /// Whether the bar is dark in any surroundings; a dark bar has its background also where no content is below it.
    open var barStyle: UIBarStyle {
        get { chrome.style }
        set {
            if change(to: newValue) { owner?.setNeedsStatusBarAppearanceUpdate() }
            note(.barStyle, \UINavigationBar.barStyle)
        }
    }

    /// Whether the content below shines through, blurred, and reaches below the bar.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
            note(.isTranslucent, \UINavigationBar.isTranslucent)
        }
    }

    /// The background's colour; nil for the usual one.
    open var barTintColor: UIColor? {
        get { background.tint }
        set {
            background.tint = newValue
            note(.barTintColor, \UINavigationBar.barTintColor)
        }
    }

    /// The image that replaces the line below the bar; nil for the line. An empty picture removes the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set {
            background.shadowImage = newValue
            note(.shadowImage, \UINavigationBar.shadowImage)
        }
    }

    private(set) var backgroundImages = BarImages()

    /// Fills the background of bars of a kind with a picture, instead of blur and colour; an empty picture leaves it clear.
    /// Where a kind has none, that of the default kind counts.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The picture that was set for bars of a kind.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[.any, barMetrics] }

    /// Fills the background of bars of a kind with a picture while the bar is at a position; it takes precedence over the
    /// picture for any position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let choice = AppearanceSetter.choice(0, barMetrics, position.rawValue)
        note(
            .backgroundImage, choice: choice,
            { (bar: UINavigationBar) in
                bar.setBackgroundImage(backgroundImage, for: position, barMetrics: barMetrics)
            })
        backgroundImages[position, barMetrics] = backgroundImage
        layOutBackground()
    }

    /// The picture that was set for bars of a kind at a position.
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[position, barMetrics]
    }

    private(set) var titleVerticalOffsets: [UIBarMetrics: CGFloat] = [:]

    /// Moves titles down by some points in bars of a kind. Where a kind has no displacement, that of the default kind counts.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note(
            .titleVerticalPositionAdjustment, choice: AppearanceSetter.choice(0, barMetrics),
            { (bar: UINavigationBar) in
                bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        titleVerticalOffsets[barMetrics] = adjustment
        contents?.setNeedsLayout()
    }

    /// The distance by which titles are moved down in bars of a kind, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleVerticalOffsets[barMetrics] ?? 0
    }

    /// The picture that replaces the arrow head of the back button, as a template unless it is set otherwise; nil for the
    /// arrow head.
    open var backIndicatorImage: UIImage? {
        didSet {
            note(.backIndicatorImage, \UINavigationBar.backIndicatorImage)
            contents?.rebuild()
        }
    }

    /// The mask for titles that slide past that picture.
    ///
    /// Status: partial – kept without effect: titles that slide past the picture fade; the mask is not implemented.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { note(.backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage) }
    }

    /// Font and colour of titles; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            note(.titleTextAttributes, \UINavigationBar.titleTextAttributes)
            contents?.rebuild()
        }
    }

    /// The behaviour asked for; it counts on the Mac only.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// The behaviour: that of a tablet, as on all devices but the Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The look of the bar; once set or changed it overrides the older properties.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard(making: UINavigationBarAppearance.init) }
        set {
            appearances[.standard] = newValue
            note(.standardAppearance, \UINavigationBar.standardAppearance)
        }
    }

    /// The look of the bar in compact height; nil for its standard look.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set {
            appearances[.compact] = newValue
            note(.compactAppearance, \UINavigationBar.compactAppearance)
        }
    }

    /// The look of the bar while no content is below it; nil for its standard look without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set {
            appearances[.scrollEdge] = newValue
            note(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
        }
    }

    /// The look of the bar in compact height while no content is below it; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set {
            appearances[.compactScrollEdge] = newValue
            note(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance)
        }
    }

    /// Buttons of a container around, shown before those of the items.
    var leadingItems: [UIBarButtonItem] = [] {
        didSet { if !leadingItems.elementsEqual(oldValue, by: { $0 === $1 }) { contents?.rebuild() } }
    }

    /// Whether there is a back button of the usual kind.
    var showsBackButton: Bool { contents?.back != nil }

    /// Whether titles are shown large, unless their items have another mode; in compact height none is.
    open var prefersLargeTitles = false {
        didSet {
            note(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
            if prefersLargeTitles != oldValue { heightDidChange() }
        }
    }

    /// Font and colour of large titles; other attributes are kept, but without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            note(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes)
            contents?.rebuild()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    // MARK: Items

    /// The stack of items, the lowest first; setting it shows the last one at once.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the stack: as a push when the last item is another one than before, as a pop when it was in the stack.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        checkIsOwn("set its items")
        let items = items ?? []
        let isPop = items.last.map { last in stack.dropLast().holds(last) } ?? false
        show(items, isPush: !isPop, ownCourse(animated))
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        checkIsOwn("push an item onto it")
        finishMotion()
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        show(stack + [item], isPush: true, ownCourse(animated))
        notifyAtEnd { bar in bar.delegate?.navigationBar(bar, didPush: item) }
    }

    /// Removes the topmost item and returns it; nil when it is the only one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        checkIsOwn("pop an item from it")
        finishMotion()
        guard stack.count > 1, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) != false else {
            return nil
        }
        show(stack.dropLast(), isPush: false, ownCourse(animated))
        notifyAtEnd { bar in bar.delegate?.navigationBar(bar, didPop: item) }
        return item
    }

    private func checkIsOwn(_ deed: String) {
        guard let owner else { return }
        fatalError(
            "The navigation bar belongs to \(ObjectNames.label(of: owner)), so the app cannot \(deed). Push and pop "
                + "controllers instead, whose navigationItem it shows, and use the controller's delegate.")
    }

    private func ownCourse(_ animated: Bool) -> NavigationBarMotion.Course {
        animated ? .slide(Self.transitionDuration, evenly: false) : .atOnce
    }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        contents?.isLarge = isLarge(stack)
        if !keepsBackground { layOutBackground() }
        guard let contents else { return }
        let frame = frame(of: contents)
        if contents.frame != frame { contents.frame = frame }
        contents.setNeedsLayout()
    }

    /// No view in the bar reacts to touches during a change of items.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return motion != nil && hit != nil ? self : hit
    }
}
