import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// An open menu with its submenus, from the beginning of its opening to the end of its closing.
///
/// Its overlay covers the window of the source. The running app has at most one open menu. All points are in the overlay's space.
final class MenuPresentation {
    private static let openingDuration = 0.4
    private static let fadeDuration = 0.12
    private static let closingDuration = 0.2
    /// The scale of a panel at the beginning of its opening and at the end of its closing.
    private static let foldedScale: CGFloat = 0.4
    /// The scale of a panel behind its submenu.
    private static let veiledScale: CGFloat = 0.95
    /// Seconds for which a finger rests on a row to open its submenu.
    private static let dwellTime = 0.5
    /// The distance in points that the press which opened the menu moves before it highlights rows.
    private static let steeringSlop: CGFloat = 10

    private(set) var source: MenuSource
    private(set) var levels: [MenuLevel] = []
    private(set) lazy var overlay = MenuOverlay(of: self, frame: source.window.bounds)
    private let runtime: ApplicationRuntime
    private let loader = MenuLoader()
    private let size: CGSize
    private var isOpen = false
    private var dwelling: DeadlineQueue.Deadline?
    /// The point of the press that opened the menu; nil once it has moved further than that distance.
    private var pressStart: CGPoint?

    init(_ menu: UIMenu, from source: MenuSource, runtime: ApplicationRuntime) {
        (self.source, self.runtime, size) = (source, runtime, source.window.bounds.size)
        loader.onLoad = { [weak self] in self?.reload() }
        levels = [MenuLevel(menu: menu, panel: MenuPanel(), origin: .zero)]
        levels[0].panel.show(sections(of: menu), back: nil)
    }

    /// Whether the order is reversed: elements in order of priority begin at the bottom of a menu above its anchor, nearest
    /// to it.
    private var isReversed: Bool {
        guard source.configuration.preferredMenuElementOrder == .priority else { return false }
        return source.placement.frame(for: levels[0].panel.fittingSize).midY < source.placement.anchor.midY
    }

    private func sections(of menu: UIMenu) -> [MenuSection] {
        validate(menu)
        return MenuSection.sections(of: menu, loading: loader)
    }

    /// Lets the responder of each command validate it. A command without a responder is disabled.
    private func validate(_ menu: UIMenu) {
        for case let command as UICommand in menu.leaves {
            if let target = target(of: command) as? UIResponder {
                target.validate(command)
            } else {
                command.attributes.insert(.disabled)
            }
        }
    }

    /// The object that performs a command: a responder in the chain of the first responder, else in that of the menu's source.
    private func target(of command: UICommand) -> Any? {
        let (owner, view) = (source.owner, source.view)
        let sender = owner.sender(of: command)
        if let known = EditMenuCommands.knownTarget(of: command.action, sender: sender, from: view) { return known }
        return owner.wantsKnownTargets
            ? nil : EditMenuCommands.target(of: command.action, sender: sender, from: view)
    }

    /// Whether the menu has rows, loading ones included.
    var hasRows: Bool { !levels[0].panel.rows.isEmpty }

    // MARK: Opening

    /// Opens the menu and closes any other one.
    func open() {
        runtime.openMenu?.dismiss(animated: false)
        runtime.openMenu = self
        isOpen = true
        let animator = MenuAnimator()
        source.owner.menuWillOpen(source, with: animator)
        // The owner's callback may have closed it.
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
            // New rows are laid out without animation; only the panel's size animates.
            UIView.performWithoutAnimation { level.panel.layoutIfNeeded() }
        }
        layOut(animated: true)
    }

    /// Positions the outermost panel by its placement, while no submenu is open.
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

    /// Gives the menu another placement in the window.
    func move(to placement: MenuPlacement, animated: Bool) {
        source.placement = placement
        layOut(animated: animated)
    }

    /// Closes all submenus and replaces the outermost menu.
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

    /// Closes the innermost submenu; the outermost menu stays open.
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

    // MARK: Closing

    /// Closes the menu when the window's size differs from that at its opening, as its placement is no longer right.
    func windowDidLayOut(size: CGSize) { if size != self.size { dismiss(animated: false) } }

    /// Closes the menu when its source leaves the window, by itself or with a superview.
    func viewIsLeaving(_ view: UIView) { if source.view.isDescendant(of: view) { dismiss(animated: false) } }

    /// Notifies the owner when the first responder of the menu's window changed.
    func firstResponderDidChange(in window: UIWindow) {
        if window === source.window { source.owner.firstResponderDidChange() }
    }

    /// Closes the menu with all submenus, then calls `work`.
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

    // MARK: Tracking

    private var front: MenuPanel { levels[levels.count - 1].panel }

    private func row(at point: CGPoint) -> MenuRow? { front.row(at: overlay.convert(point, to: front)) }

    /// The press that opened the menu is at a point; it may move on to a row and choose it.
    func beginSteering(at point: CGPoint) { pressStart = point }

    /// The press that opened the menu moved; beyond a small distance it highlights the row below.
    func steer(to point: CGPoint) {
        if let start = pressStart {
            guard max(abs(point.x - start.x), abs(point.y - start.y)) > Self.steeringSlop else { return }
            pressStart = nil
        }
        track(at: point)
    }

    /// The press that opened the menu ended. It chooses the row below if it had moved; beside the rows the menu stays open.
    func endSteering(at point: CGPoint?) {
        let hasMoved = pressStart == nil
        pressStart = nil
        guard hasMoved, let point else { return track(at: nil) }
        lift(at: point)
    }

    /// A finger touched the overlay. Beside the front panel that closes the submenu or the menu.
    ///
    /// - Returns: False when the point is outside of the front panel.
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

    /// Closes a menu that passes presses on before a press beside it, at a canvas point, is delivered.
    func pressWillBegin(at canvasPoint: CGPoint) {
        guard isOpen, source.owner.passesPressesOn else { return }
        let point = overlay.convert(source.window.convertFromCanvas(canvasPoint), from: nil)
        if !levels.contains(where: { $0.panel.frame.contains(point) }) { dismiss() }
    }

    /// Whether the first responder gets the keys.
    var leavesKeys: Bool { source.owner.leavesKeys }

    /// Closes the menu before the first responder gets a key.
    ///
    /// - Returns: True for Escape, which only closes the menu.
    func keyWillBegin(_ key: UIKeyboardHIDUsage) -> Bool {
        let modifiers = UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue
        guard isOpen, leavesKeys, !modifiers.contains(key.rawValue) else { return false }
        dismiss()
        return key == .keyboardEscape
    }

    /// Highlights the row at a point of a finger or the pointer; nil when it has left.
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

    /// A finger was lifted: chooses the row below it.
    func lift(at point: CGPoint) {
        track(at: point)
        chooseHighlighted()
    }

    // MARK: Choosing

    /// Highlights the next or previous row that can be chosen.
    func moveHighlight(isForward: Bool) { front.moveHighlight(isForward: isForward) }

    /// Opens the submenu of the highlighted row.
    func openHighlightedSubmenu() {
        dwelling = nil
        guard isOpen, let row = front.highlightedRow, case .submenu(let menu) = row.item else { return }
        openSubmenu(menu, at: row)
    }

    /// Chooses the highlighted row: performs its element, opens its submenu or returns to the parent menu.
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
    /// The transform that scales the view and keeps a point of its superview fixed.
    fileprivate func transform(scale: CGFloat, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (point.x - center.x) * (1 - scale),
            ty: (point.y - center.y) * (1 - scale))
    }
}
