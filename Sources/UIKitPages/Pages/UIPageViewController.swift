import CoreGraphics
public import Foundation
@_spi(Subclassing) public import UIKitCore

/// A container that shows one page after the other, which the user turns with a finger.
///
/// Pages slide past or are turned like those of a book. The shown pages are children; the data source supplies the ones on
/// both sides when the user moves near them, and without a data source only code turns pages. Turns by the user are reported
/// to the delegate.
///
/// A neighbour is kept while its page is shown and released when pages are set by code or memory is short.
/// Unlike iOS: neighbours are always asked for anew after pages were set by code, and pages that curl follow the layout
/// direction.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The animation between pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The room between pages that scroll, in points.
    let pageSpacing: CGFloat

    lazy var stage = PageStage(self)
    lazy var indicator = PageIndicator(self)
    private(set) var shownControllers: [UIViewController] = []

    // MARK: Making

    /// Makes a container without pages. Options name the spine of pages that curl, at first at the leading edge, and the room
    /// between pages that scroll; those of the other style, and values of another kind, do not count.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let spacing = Self.number(options?[.interPageSpacing])
        pageSpacing = style == .scroll ? max(0, spacing ?? 0) : 0
        super.init(nibName: nil, bundle: nil)
        guard style == .pageCurl else { return }
        let option = options?[.spineLocation]
        let spine = option as? SpineLocation ?? Self.number(option).flatMap { SpineLocation(rawValue: Int($0)) }
        setSpine(spine.flatMap { $0 == .none ? nil : $0 } ?? .min, isDoubleSided: nil)
    }

    /// Makes a container whose pages curl to the side; it makes its view itself, so that the file is not used.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, pageSpacing) = (.pageCurl, .horizontal, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setSpine(.min, isDoubleSided: nil)
    }

    /// Makes a container from an archive: an interface file gives it its style, its axis, its spine and the room between pages.
    public required init?(coder: NSCoder) {
        let paging = DecodedPaging(coder.interface)
        (transitionStyle, navigationOrientation) = (paging.transitionStyle, paging.orientation)
        pageSpacing = paging.spacing
        super.init(coder: coder)
        guard transitionStyle == .pageCurl else { return }
        setSpine(paging.spine, isDoubleSided: paging.isDoubleSided)
    }

    private static func number(_ option: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch option {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Pages

    /// Supplies the pages on both sides; without one the user cannot turn pages. Setting it releases the neighbours.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            stage.presenter.forgetNeighbours()
            indicator.reload()
        }
    }

    /// Notified of turns by the user; decides about spine and orientations.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The pages that are shown: one, or two with the spine in the middle; none before any were set. During a turn by code they
    /// are the new ones, during one by the user those before.
    open var viewControllers: [UIViewController]? { shownControllers }

    /// Shows other pages, turning to them when animated; without a call of the delegate.
    ///
    /// The number must be right: two pages with the spine in the middle, else one. An animated turn of pages with two sides
    /// takes one more, for the back of the page that is turned. A turn under way is finished first; one that a finger leads is
    /// cancelled. Off screen pages are shown at once.
    ///
    /// - Parameter completion: called once the pages are shown; with false when another change ended the turn before its time.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        if spineChange != nil {
            spineChange?.request = PageRequest(
                pages: viewControllers ?? [], back: nil, direction: direction, animated: false, completion: completion)
            return
        }
        let spread = checkedSpread(viewControllers, animated: animated)
        stage.request(
            PageRequest(
                pages: spread.pages, back: spread.back, direction: direction, animated: animated,
                completion: completion))
    }

    /// Other pages are shown, or about to be.
    func pagesDidTurn(to pages: [UIViewController]) {
        shownControllers = pages
        contentScrollViewsDidChange()
    }

    // MARK: Curling

    /// The delegate's settings while it is asked for the spine.
    var spineChange: SpineChange?

    /// The edge or the middle at which pages that curl are bound; none for pages that scroll.
    open private(set) var spineLocation = SpineLocation.none

    private var storedIsDoubleSided = false
    /// Whether the back of a page that curls has a picture of its own, which is a page too; else the front shows through.
    ///
    /// True while the spine is in the middle, where it cannot be set to false.
    open var isDoubleSided: Bool {
        get { storedIsDoubleSided }
        set {
            guard spineChange == nil else {
                spineChange?.isDoubleSided = newValue
                return
            }
            storedIsDoubleSided = newValue
            checkSides()
        }
    }

    func setSpine(_ spine: SpineLocation, isDoubleSided: Bool?) {
        spineLocation = spine
        if let isDoubleSided {
            storedIsDoubleSided = isDoubleSided
        } else if spine == .mid {
            storedIsDoubleSided = true
        }
        checkSides()
    }

    /// The pan and the tap that turn curling pages, which the app may put on another view. None for pages that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { stage.presenter.gestureRecognizers }

    // MARK: View

    open override func loadView() {
        stage.reset()
        let container = ContainerView(frame: UIScreen.main.bounds) { [unowned self] in layOutContainer() }
        stage.content.frame = container.bounds
        container.addSubview(stage.content)
        for recognizer in gestureRecognizers where recognizer.view == nil { container.addGestureRecognizer(recognizer) }
        view = container
        indicator.attach(to: container)
    }

    func layOutContainer() {
        let bounds = view.bounds
        indicator.layOut(in: view)
        var frame = bounds
        if let control = indicator.control { frame.size.height = max(0, control.frame.minY) }
        stage.content.frame = frame
        if stage.presenter.mustRestForLayout() { stage.runner.cancelOrFinishImmediately() }
        stage.presenter.layOut()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let height = max(0, parentSize.height - indicator.height)
        let index = shownControllers.firstIndex { $0 === container } ?? 0
        return stage.presenter.size(ofPage: index, in: CGSize(width: parentSize.width, height: height))
    }

    /// The pages that are shown.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { shownControllers }

    open override func didReceiveMemoryWarning() {
        stage.presenter.forgetNeighbours()
        super.didReceiveMemoryWarning()
    }

    // MARK: Appearance

    @_spi(Subclassing) open override var appearanceChildren: [UIViewController] { stage.appearanceChildren }

    @_spi(Subclassing) open override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        stage.containerWillChange(isAppearing: isAppearing)
        super.forwardAppearance(isAppearing, animated: animated)
    }

    @_spi(Subclassing) open override func forwardIsAppearing() {
        // The pages have their size before they are notified of being in the window.
        layOutContainer()
        for page in stage.shown { page.viewIfLoaded?.resolveSafeArea() }
        super.forwardIsAppearing()
    }

    @_spi(Subclassing) open override func forwardAppearanceEnd() {
        super.forwardAppearanceEnd()
        if appearance.state == .disappearing { stage.runner.containerDidDisappear() }
    }

    @_spi(Subclassing) open override var role: ControllerRole { ControllerRole(self) }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        stage.runner.cancelOrFinishImmediately()
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        askForSpine(in: toInterfaceOrientation)
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    // MARK: Decisions

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    open override var childForStatusBarStyle: UIViewController? { shownControllers.first }

    open override var childForStatusBarHidden: UIViewController? { shownControllers.first }
}
