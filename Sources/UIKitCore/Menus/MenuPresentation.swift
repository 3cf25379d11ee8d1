import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// An open menu with its submenus, from its coming to its going.
///
/// It is a view over everything in its source's window, which the running app knows as its open menu, at most one. Places are
/// points of that view.
final class MenuPresentation {
    private static let openingDuration = 0.4
    private static let fadeDuration = 0.12
    private static let closingDuration = 0.2
    /// How small a menu is when it begins to come, and when it is gone.
    private static let foldedScale: CGFloat = 0.4
    /// How small a menu is behind its submenu.
    private static let veiledScale: CGFloat = 0.95
    /// Seconds for which a finger rests on a row to open its submenu.
    private static let dwellTime = 0.5
    /// How far the press that opened the menu moves before it chooses, in points.
    private static let steeringSlop: CGFloat = 10

    private(set) var source: MenuSource
    private(set) var levels: [MenuLevel] = []
    private(set) lazy var overlay = MenuOverlay(of: self, frame: source.window.bounds)
    private let runtime: ApplicationRuntime
    private let loader = MenuLoader()
    private let size: CGSize
    private var isOpen = false
    private var dwelling: DeadlineQueue.Deadline?
    /// Where the press that opened the menu was then; nil when it has moved on.
    private var pressStart: CGPoint?

    init(_ menu: UIMenu, from source: MenuSource, runtime: ApplicationRuntime) {
        (self.source, self.runtime, size) = (source, runtime, source.window.bounds.size)
        loader.onLoad = { [weak self] in self?.reload() }
        levels = [MenuLevel(menu: menu, panel: MenuPanel(), origin: .zero)]
        levels[0].panel.show(sections(of: menu), back: nil)
    }

    /// Whether the first elements stand at the bottom, where they are near to what the menu belongs to.
    private var isReversed: Bool {
        guard source.configuration.preferredMenuElementOrder == .priority else { return false }
        return source.placement.frame(for: levels[0].panel.fittingSize).midY < source.placement.anchor.midY
    }

    private func sections(of menu: UIMenu) -> [MenuSection] {
        validate(menu)
        return MenuSection.sections(of: menu, loading: loader)
    }

    /// Has the responder that performs a command validate it; one without such a responder is disabled.
    private func validate(_ menu: UIMenu) {
        for case let command as UICommand in menu.leaves {
            if let target = target(of: command) as? UIResponder {
                target.validate(command)
            } else {
                command.attributes.insert(.disabled)
            }
        }
    }

    /// The object that performs a command: one in the chain of the first responder, else in that of the menu's source.
    private func target(of command: UICommand) -> Any? {
        let (owner, view) = (source.owner, source.view)
        let sender = owner.sender(of: command)
        if let known = EditMenuCommands.knownTarget(of: command.action, sender: sender, from: view) { return known }
        return owner.wantsKnownTargets
            ? nil : EditMenuCommands.target(of: command.action, sender: sender, from: view)
    }

    /// True when there is anything to choose, or will be.
    var hasRows: Bool { !levels[0].panel.rows.isEmpty }

    // MARK: Coming

    /// Shows the menu in place of any other.
    func open() {
        runtime.openMenu?.dismiss(animated: false)
        runtime.openMenu = self
        isOpen = true
        let animator = MenuAnimator()
        source.owner.menuWillOpen(source, with: animator)
        // Who was told may have closed it.
        guard isOpen else { return }
        let style = source.view.traitCollection.userInterfaceStyle
        if style != source.window.traitCollection.userInterfaceStyle { overlay.overrideUserInterfaceStyle = style }
        source.window.addSubview(overlay)
        let panel = levels[0].panel
        if isReversed { panel.show(MenuSection.reversed(sections(of: levels[0].menu)), back: nil) }
        panel.frame = source.placement.frame(for: panel.fittingSize)
        levels[0] = MenuLevel(menu: levels[0].menu, panel: panel, origin: source.placement.origin(of: panel.frame))
        unfold(levels[0], with: animator)
    }

    private func unfold(_ level: MenuLevel, with animator: MenuAnimator? = nil) {
        overlay.addSubview(level.panel)
        level.panel.layoutIfNeeded()
        UIView.performWithoutAnimation {
            level.panel.transform = level.panel.transform(scale: Self.foldedScale, about: level.origin)
            level.panel.alpha = 0
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            level.panel.alpha = 1
        }
        UIView.animate(
            withDuration: Self.openingDuration, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            level.panel.transform = .identity
            animator?.animate()
        } completion: { _ in
            animator?.complete()
        }
    }

    private func reload() {
        for (index, level) in levels.enumerated() {
            let sections = sections(of: level.menu)
            level.panel.show(sections, back: index > 0 ? level.menu : nil)
            if index == 0, isReversed { level.panel.show(MenuSection.reversed(sections), back: nil) }
            // New rows stand in their places at once; only the card grows.
            UIView.performWithoutAnimation { level.panel.layoutIfNeeded() }
        }
        layOut(animated: true)
    }

    /// Puts the outermost card where it belongs, while it is the only one.
    private func layOut(animated: Bool) {
        guard isOpen, levels.count == 1 else { return }
        let panel = levels[0].panel
        let frame = source.placement.frame(for: panel.fittingSize)
        levels[0] = MenuLevel(menu: levels[0].menu, panel: panel, origin: source.placement.origin(of: frame))
        let change = {
            panel.bounds.size = frame.size
            panel.center = CGPoint(x: frame.midX, y: frame.midY)
            panel.layoutIfNeeded()
        }
        guard animated else { return UIView.performWithoutAnimation(change) }
        UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction, animations: change)
    }

    /// Has the menu belong to another place of the window.
    func move(to placement: MenuPlacement, animated: Bool) {
        source.placement = placement
        layOut(animated: animated)
    }

    /// Shows another menu in the place of the outermost.
    func replaceMenu(_ menu: UIMenu) {
        closeSubmenus(animated: false)
        levels[0].menu = menu
        reload()
    }

    // MARK: Submenus

    private func openSubmenu(_ menu: UIMenu, at row: MenuRow) {
        let parent = levels[levels.count - 1]
        parent.panel.highlight(nil)
        let panel = MenuPanel()
        panel.show(sections(of: menu), back: menu)
        let top = parent.panel.convert(CGPoint(x: 0, y: parent.panel.top(of: row)), to: overlay)
        panel.frame = source.placement.frame(for: panel.fittingSize, near: top)
        let level = MenuLevel(
            menu: menu, panel: panel,
            origin: CGPoint(x: panel.frame.midX, y: top.y.clamped(to: panel.frame.minY...panel.frame.maxY)))
        levels.append(level)
        UIView.animate(
            withDuration: Self.closingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            parent.panel.transform = parent.panel.transform(scale: Self.veiledScale, about: level.origin)
            parent.panel.isVeiled = true
        }
        unfold(level)
    }

    /// Goes back to the menu around; the outermost stays.
    func closeSubmenu() {
        guard levels.count > 1 else { return }
        let level = levels.removeLast()
        let parent = levels[levels.count - 1]
        fold([level], animated: true) {}
        UIView.animate(
            withDuration: Self.closingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            parent.panel.transform = .identity
            parent.panel.isVeiled = false
        }
    }

    private func closeSubmenus(animated: Bool) {
        while levels.count > 1 {
            levels.removeLast().panel.removeFromSuperview()
            levels[levels.count - 1].panel.transform = .identity
            levels[levels.count - 1].panel.isVeiled = false
        }
    }

    // MARK: Going

    /// The window has its present size; with another one than before the menu has lost its place.
    func windowDidLayOut(size: CGSize) { if size != self.size { dismiss(animated: false) } }

    /// A view leaves the window: without its source a menu goes too.
    func viewIsLeaving(_ view: UIView) { if source.view.isDescendant(of: view) { dismiss(animated: false) } }

    /// A window's first responder is another one.
    func firstResponderDidChange(in window: UIWindow) {
        if window === source.window { source.owner.firstResponderDidChange() }
    }

    /// Closes the menu with all submenus; then some work is done.
    func dismiss(animated: Bool = true, then work: @escaping () -> Void = {}) {
        guard isOpen else { return }
        isOpen = false
        dwelling?.cancel()
        if runtime.openMenu === self { runtime.openMenu = nil }
        overlay.isUserInteractionEnabled = false
        let animator = MenuAnimator()
        source.owner.menuWillClose(source, with: animator)
        source.owner.menuDidEnd()
        fold(levels, animated: animated, with: animator) { [self] in
            overlay.removeFromSuperview()
            animator.complete()
            work()
        }
    }

    private func fold(
        _ levels: [MenuLevel], animated: Bool, with animator: MenuAnimator? = nil, then work: @escaping () -> Void
    ) {
        let end = {
            for level in levels { level.panel.removeFromSuperview() }
            work()
        }
        guard animated, overlay.window != nil else {
            animator?.animate()
            return end()
        }
        for level in levels { level.panel.isUserInteractionEnabled = false }
        UIView.animate(
            withDuration: Self.closingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for level in levels {
                level.panel.transform = level.panel.transform(scale: Self.foldedScale, about: level.origin)
                level.panel.alpha = 0
            }
            animator?.animate()
        } completion: { _ in
            end()
        }
    }

    // MARK: Following

    private var front: MenuPanel { levels[levels.count - 1].panel }

    private func row(at point: CGPoint) -> MenuRow? { front.row(at: overlay.convert(point, to: front)) }

    /// The press that opened the menu is at a point, and may go on to choose.
    func beginSteering(at point: CGPoint) { pressStart = point }

    /// The press that opened the menu moved: once it has gone some way it chooses.
    func steer(to point: CGPoint) {
        if let start = pressStart {
            guard max(abs(point.x - start.x), abs(point.y - start.y)) > Self.steeringSlop else { return }
            pressStart = nil
        }
        track(at: point)
    }

    /// The press that opened the menu ends; beside the rows the menu stays.
    func endSteering(at point: CGPoint?) {
        let hasMoved = pressStart == nil
        pressStart = nil
        guard hasMoved, let point else { return track(at: nil) }
        lift(at: point)
    }

    /// A finger comes down; false when it is outside, which closes the menu.
    func press(at point: CGPoint) -> Bool {
        if front.frame.contains(point) {
            track(at: point)
            return true
        }
        if levels.dropLast().contains(where: { $0.panel.frame.contains(point) }) {
            closeSubmenu()
        } else {
            dismiss()
        }
        return false
    }

    /// Something is about to be pressed at a canvas point: beside a menu that passes that on it is no longer in the way.
    func pressWillBegin(at canvasPoint: CGPoint) {
        guard isOpen, source.owner.passesPressesOn else { return }
        let point = overlay.convert(source.window.convertFromCanvas(canvasPoint), from: nil)
        if !levels.contains(where: { $0.panel.frame.contains(point) }) { dismiss() }
    }

    /// Whether keys are for the first responder.
    var leavesKeys: Bool { source.owner.leavesKeys }

    /// A key is about to be the first responder's; true when it was for the menu alone.
    func keyWillBegin(_ key: UIKeyboardHIDUsage) -> Bool {
        let modifiers = UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue
        guard isOpen, leavesKeys, !modifiers.contains(key.rawValue) else { return false }
        dismiss()
        return key == .keyboardEscape
    }

    /// A finger or the pointer is over a point; nil when it has gone.
    func track(at point: CGPoint?) {
        let row = point.flatMap { self.row(at: $0) }
        guard isOpen, row !== front.highlightedRow else { return }
        front.highlight(row)
        dwelling?.cancel()
        dwelling = nil
        guard let row, case .submenu = row.item, runtime.touchTracker.isTracking else { return }
        dwelling = runtime.clock.deadlines.schedule(at: runtime.now + Self.dwellTime) { [weak self] in
            self?.openHighlightedSubmenu()
        }
    }

    /// A finger is lifted: what is below it is chosen.
    func lift(at point: CGPoint) {
        track(at: point)
        chooseHighlighted()
    }

    // MARK: Choosing

    /// Highlights the next row that can be chosen, or the one before.
    func moveHighlight(isForward: Bool) { front.moveHighlight(isForward: isForward) }

    /// Opens the submenu of the highlighted row.
    func openHighlightedSubmenu() {
        dwelling = nil
        guard isOpen, let row = front.highlightedRow, case .submenu(let menu) = row.item else { return }
        openSubmenu(menu, at: row)
    }

    /// Does what the highlighted row is for.
    func chooseHighlighted() {
        dwelling?.cancel()
        guard isOpen, let row = front.highlightedRow else { return }
        switch row.item {
        case .submenu: openHighlightedSubmenu()
        case .back: closeSubmenu()
        case .leaf(let leaf, _): choose(leaf)
        case .loading: break
        }
    }

    private func choose(_ leaf: any UIMenuLeaf) {
        let menu = levels[0].menu
        let target = (leaf as? UICommand).flatMap { self.target(of: $0) }
        let perform = { [source] in
            menu.noteChoice(of: leaf)
            source.owner.perform(leaf, target: target)
        }
        guard leaf.attributes.contains(.keepsMenuPresented) else { return dismiss(then: perform) }
        perform()
        reload()
    }
}

extension UIView {
    /// The transform that shows the view at a scale with a point of its superview where it is.
    fileprivate func transform(scale: CGFloat, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (point.x - center.x) * (1 - scale),
            ty: (point.y - center.y) * (1 - scale))
    }
}
