import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// A row of buttons with spaces between them, at the bottom of the content that they act on.
///
/// 44 points high, 32 in compact height; its background reaches down to the edge of the screen. Items are in reading order, 16
/// points from the edges, 20 in regular width; flexible spaces share the free room.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, BottomBar {
    let chrome = BarChrome<UIToolbarAppearance>(hairlineAt: .top)
    private var contents: ToolbarContents?
    /// The contents that are fading away.
    private var leaving: [ToolbarContents] = []
    /// The height of the background below the bar, in points.
    var bottomExtension: CGFloat = 0 {
        didSet { if bottomExtension != oldValue { setNeedsLayout() } }
    }

    /// Decides the position of a bar of the app's own.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The position of the bar: at the bottom, unless its delegate gives another.
    open var barPosition: UIBarPosition {
        let asked = owner == nil ? delegate?.position(for: self) ?? .any : .bottom
        return asked == .any ? .bottom : asked
    }

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addChrome()
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addChrome()
        if let coder = coder.interface { decodeToolbar(from: coder) }
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIToolbar.self }

    // MARK: Items

    /// The items in the bar, in reading order.
    open var items: [UIBarButtonItem]? {
        get { contents?.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; they fade into each other when animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard let fade = replaceContents(by: items) else { return }
        guard animated, window != nil else { return endFading() }
        fade.prepare()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: fade.run
        ) { [weak self] _ in self?.endFading() }
    }

    /// Replaces the items alongside a transition, which then calls `endFading()`.
    func show(_ items: [UIBarButtonItem]?, with coordinator: TransitionCoordinator?) {
        guard let fade = replaceContents(by: items) else { return }
        guard let coordinator, window != nil else { return endFading() }
        fade.prepare()
        coordinator.animateAlongsideTransition(in: self, animation: { _ in fade.run() }, completion: nil)
    }

    /// Replaces the items; nil when they are the same.
    private func replaceContents(by items: [UIBarButtonItem]?) -> (prepare: () -> Void, run: () -> Void)? {
        let items = items ?? []
        let old = contents
        if items.elementsEqual(old?.items ?? [], by: { $0 === $1 }) { return nil }
        contents = items.isEmpty ? nil : ToolbarContents(items, frame: bounds)
        if let contents { addSubview(contents) }
        if let old { leaving.append(old) }
        let new = contents
        return (
            prepare: {
                new?.layoutIfNeeded()
                new?.alpha = 0
            },
            run: {
                new?.alpha = 1
                old?.alpha = 0
            }
        )
    }

    /// Ends every change of items at once.
    func endFading() {
        for contents in leaving { contents.removeFromSuperview() }
        leaving = []
        contents?.layer.removeAllAnimations()
        contents?.alpha = 1
    }

    /// The parties that have hidden the bar.
    var absence = BarAbsence() {
        didSet {
            super.isHidden = absence.isAbsent
            if absence.byApp != oldValue.byApp { ownerNeedsLayout() }
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
            change(to: newValue)
            note(.barStyle, \UIToolbar.barStyle)
        }
    }

    /// Whether the content below shines through, blurred, and reaches below the bar.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
            note(.isTranslucent, \UIToolbar.isTranslucent)
        }
    }

    /// The background's colour; nil for the usual one.
    open var barTintColor: UIColor? {
        get { background.tint }
        set {
            background.tint = newValue
            note(.barTintColor, \UIToolbar.barTintColor)
        }
    }

    private var backgroundImages = BarImages()
    private var shadowImages = BarImages()

    /// Fills the background of bars of a kind with a picture while the bar is at a position, instead of blur and colour.
    ///
    /// An empty picture leaves it clear. Where a kind or a position has none, that of the default kind and of any position
    /// counts.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let choice = AppearanceSetter.choice(0, barMetrics, topOrBottom.rawValue)
        note(
            .backgroundImage, choice: choice,
            { (bar: UIToolbar) in
                bar.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
            })
        backgroundImages[topOrBottom, barMetrics] = backgroundImage
        setNeedsLayout()
    }

    /// The picture that was set for a position and a kind of bars.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[topOrBottom, barMetrics]
    }

    /// Replaces the line between the bar and the content with a picture while the bar is at a position; nil for the line. An
    /// empty picture removes the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        let choice = AppearanceSetter.choice(0, .default, topOrBottom.rawValue)
        note(
            .shadowImage, choice: choice,
            { (bar: UIToolbar) in
                bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
            })
        shadowImages[topOrBottom, .default] = shadowImage
        setNeedsLayout()
    }

    /// The picture that replaces the line for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom, .default]
    }

    /// Shows the pictures for the position and the height of now.
    private func showImages(at position: UIBarPosition) {
        background.image = backgroundImages.image(
            at: position, metrics: isCompact ? [.compact, .default] : [.default])
        background.shadowImage = shadowImages.image(at: position, metrics: [.default])
    }

    /// The look of the bar; once set or changed it overrides the older properties.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard(making: UIToolbarAppearance.init) }
        set {
            appearances[.standard] = newValue
            note(.standardAppearance, \UIToolbar.standardAppearance)
        }
    }

    /// The look of the bar in compact height; nil for its standard look.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances[.compact] }
        set {
            appearances[.compact] = newValue
            note(.compactAppearance, \UIToolbar.compactAppearance)
        }
    }

    /// The look of the bar while no content is below it; nil for its standard look without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set {
            appearances[.scrollEdge] = newValue
            note(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance)
        }
    }

    /// The look of the bar in compact height while no content is below it; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.compactScrollEdge] }
        set {
            appearances[.compactScrollEdge] = newValue
            note(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance)
        }
    }

    private(set) lazy var scrolling = BottomScrolling { [unowned self] in contentDidMove() }

    var contentBelow: CGFloat? { owner == nil ? nil : scrolling.contentBelow }

    var appearanceInForce: UIToolbarAppearance? {
        let isAtEdge = knowsScrollEdge && scrolling.isAtEdge
        return BarAppearances<UIToolbarAppearance>.positions(atScrollEdge: isAtEdge, isCompact: isCompact)
            .lazy.compactMap { [appearances] in appearances[$0] }.first
    }

    func appearanceDidChange() {
        ownerNeedsLayout()
        if background.appearance === appearanceInForce { background.showLook() }
        contents?.appearance = appearanceInForce
        setNeedsLayout()
    }

    // MARK: Geometry

    private var height: CGFloat { Self.height(isCompact: isCompact) }

    static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 44 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let above = position == .topAttached ? roomBelowStatusBar : 0
        background.edge = position.isTop ? .bottom : .top
        showImages(at: position)
        background.frame = CGRect(
            x: 0, y: -above, width: bounds.width, height: bounds.height + above + bottomExtension)
        let appearance = appearanceInForce
        showBackground()
        if contents?.appearance !== appearance { contents?.appearance = appearance }
        contents?.setNeedsLayout()
    }
}
