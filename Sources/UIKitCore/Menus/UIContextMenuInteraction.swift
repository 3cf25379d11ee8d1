import CoreGraphics
public import Foundation
import UIFoundation

/// Opens a context menu for its view after a press of half a second, or at a click with the secondary button.
///
/// The press that opened the menu may move on to a row and choose it by being lifted there. A tap beside the menu, Escape and a
/// change of the window's size close it. The chosen action is performed when the menu has closed. At most one menu is open.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The distance in points that a menu keeps from a finger.
    private static let fingerReach: CGFloat = 22

    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?

    /// The appearance of the open menu; menus here are compact.
    open var menuAppearance: Appearance { presentation == nil ? .unknown : .compact }

    private lazy var press = MenuPressRecognizer(of: self)
    private lazy var click = MenuClickRecognizer(of: self)
    private weak var presentation: MenuPresentation?
    private var prepared: MenuPresentation?
    /// The point at which the menu was requested, in canvas points.
    private var place = CGPoint.zero

    /// Makes an interaction; the delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The point at which the menu was last requested.
    ///
    /// - Parameter view: The view in whose space the point is; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return .zero }
        let inWindow = window.convertFromCanvas(place)
        return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
    }

    /// Closes the open menu.
    open func dismissMenu() { presentation?.dismiss() }

    /// Closes all submenus, and replaces the open menu by the one that a closure makes of it.
    ///
    /// - Parameter block: Makes the new menu of the open one. It is not called while no menu is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation else { return }
        presentation.replaceMenu(block(presentation.levels[0].menu))
    }

    /// Opens the menu for a point of the view, with no press that could choose from it; has no effect where there is none.
    package func presentMenu(at point: CGPoint) {
        guard presentation == nil, let view, let window = view.window else { return }
        let place = window.convertToCanvas(CGRect(origin: view.convert(point, to: nil), size: .zero)).origin
        if let made = makePresentation(at: place, isExact: false) { open(made, at: nil) }
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        presentation?.dismiss(animated: false)
        former.removeGestureRecognizer(press)
        former.removeGestureRecognizer(click)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in [press, click] {
            recognizer.removeTarget(self, action: nil)
            recognizer.addTarget(self, action: UIContextMenuInteraction.follow)
            view.addGestureRecognizer(recognizer)
        }
    }

    // MARK: Recognizing

    /// Asks the delegate for a menu at the point where a recognizer would begin.
    ///
    /// - Returns: Whether there is one.
    func prepareMenu(for recognizer: UIGestureRecognizer) -> Bool {
        let control = view as? UIControl
        guard control?.isEnabled != false, presentation == nil else { return false }
        // A control that opens its menu at the touch itself does not wait for a press.
        if recognizer === press, control?.showsMenuAsPrimaryAction == true { return false }
        prepared = makePresentation(at: recognizer.centroid, isExact: recognizer === click)
        return prepared != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let prepared else { return }
            self.prepared = nil
            open(prepared, at: recognizer.centroid)
        case .changed: steer(to: recognizer.centroid)
        case .ended: endSteering(at: recognizer.centroid)
        default: endSteering(at: nil)
        }
    }

    /// Opens the menu for a touch that is still down, or for a key; false when the delegate has none.
    func openMenu(at canvasPoint: CGPoint?) -> Bool {
        guard presentation == nil, let made = makePresentation(at: canvasPoint, isExact: false) else { return false }
        open(made, at: canvasPoint)
        return true
    }

    /// The press that opened the menu moved to a canvas point.
    func steer(to canvasPoint: CGPoint) {
        guard let presentation else { return }
        presentation.steer(to: presentation.source.window.convertFromCanvas(canvasPoint))
    }

    /// The press that opened the menu was lifted at a canvas point, or taken away.
    func endSteering(at canvasPoint: CGPoint?) {
        guard let presentation else { return }
        presentation.endSteering(at: canvasPoint.map { presentation.source.window.convertFromCanvas($0) })
    }

    // MARK: Showing

    private func makePresentation(at canvasPoint: CGPoint?, isExact: Bool) -> MenuPresentation? {
        guard let view, let window = view.window, let runtime = ApplicationRuntime.current else { return nil }
        let inWindow = canvasPoint.map { window.convertFromCanvas($0) }
        let point = inWindow.map { view.convert($0, from: nil) } ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        if let canvasPoint { place = canvasPoint }
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point),
            let menu = configuration.actionProvider?([])
        else { return nil }
        let source = MenuSource(
            owner: self, configuration: configuration, view: view, window: window,
            placement: placement(at: view.convert(point, to: nil), isExact: isExact, configuration, view, window))
        let made = MenuPresentation(menu, from: source, runtime: runtime)
        return made.hasRows ? made : nil
    }

    private func placement(
        at point: CGPoint, isExact: Bool, _ configuration: UIContextMenuConfiguration, _ view: UIView,
        _ window: UIWindow
    ) -> MenuPlacement {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let isMirrored = view.traitCollection.runsRightToLeft
        if isExact {
            return MenuPlacement(
                anchor: CGRect(origin: point, size: .zero), attachment: point, alignment: isMirrored ? 1 : 0, room: room
            )
        }
        guard let control = view as? UIControl else {
            let reach = Self.fingerReach
            let anchor = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
            return MenuPlacement(
                anchor: anchor, attachment: CGPoint(x: anchor.midX, y: anchor.maxY),
                alignment: Self.alignment(of: anchor, in: window), room: room)
        }
        let anchor = control.convert(control.bounds, to: nil)
        return MenuPlacement(
            anchor: anchor, attachment: control.convert(control.menuAttachmentPoint(for: configuration), to: nil),
            alignment: Self.alignment(of: anchor, in: window), room: room)
    }

    /// The fraction of a menu's width at which it is attached to its anchor: near an edge of the window, the edge on that side.
    static func alignment(of anchor: CGRect, in window: UIWindow) -> CGFloat {
        let part = anchor.midX / max(1, window.bounds.width)
        return part < 0.4 ? 0 : part > 0.6 ? 1 : 0.5
    }

    private func open(_ presentation: MenuPresentation, at canvasPoint: CGPoint?) {
        self.presentation = presentation
        (view as? UIControl)?.menuWillOpen(of: self)
        presentation.open()
        if let canvasPoint {
            presentation.beginSteering(at: presentation.source.window.convertFromCanvas(canvasPoint))
        }
    }
}

// MARK: The open menu

extension UIContextMenuInteraction: MenuOwner {
    func menuWillOpen(_ source: MenuSource, with animator: MenuAnimator) {
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: source.configuration, animator: animator)
    }

    func menuWillClose(_ source: MenuSource, with animator: MenuAnimator) {
        delegate?.contextMenuInteraction(self, willEndFor: source.configuration, animator: animator)
    }

    func menuDidEnd() {
        presentation = nil
        (view as? UIControl)?.menuDidClose()
    }

    func perform(_ leaf: any UIMenuLeaf, target: Any?) {
        let control = view as? UIControl
        control?.menuDidChoose(leaf)
        if let control, let action = leaf as? UIAction {
            control.sendAction(action)
        } else {
            leaf.performWithSender(view, target: target)
        }
    }
}
