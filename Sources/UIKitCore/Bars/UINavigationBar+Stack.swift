import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UINavigationBar {
    /// Notifies the delegate of a change when its motion is over, or at once without motion.
    func notifyAtEnd(_ notice: @escaping (UINavigationBar) -> Void) {
        if motion == nil { notice(self) } else { endNotice = notice }
    }

    /// Shows another stack; animates only when the bar had items before.
    func show(_ items: [UINavigationItem], isPush: Bool = true, _ course: NavigationBarMotion.Course = .atOnce) {
        finishMotion()
        let old = contents
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in items { item.bar = self }
        guard let top = items.last else {
            old?.removeFromSuperview()
            contents = nil
            return
        }
        let backItem = items.dropLast().last
        if let old, course.isAtOnce || !isInWindow {
            old.show(top, backItem: backItem, isLarge: isLarge(items))
            old.frame = frame(of: old)
            setNeedsLayout()
            return
        }
        let new = NavigationBarContents(item: top, backItem: backItem, bar: self, isLarge: isLarge(items))
        new.frame = frame(of: new)
        contents = new
        addSubview(new)
        guard let old else { return }
        let motion = NavigationBarMotion(
            old: old, new: new, isPush: isPush, isMirrored: runsRightToLeft)
        keepsBackground = owner != nil
        switch course {
        case .atOnce: return
        case .slide(let duration, let evenly):
            new.layoutIfNeeded()
            motion.slide(duration: duration, evenly: evenly)
            if owner == nil { finishLater(after: duration) }
        case .fade(let coordinator):
            new.layoutIfNeeded()
            motion.fade(with: coordinator, in: self)
        }
        self.motion = motion
    }

    /// A bar of the app's own ends its motion itself.
    private func finishLater(after duration: TimeInterval) {
        guard let clock = AppClock.current else { return finishMotion() }
        let shown = contents
        let end = clock.now + duration * LayerEnvironment.current.timeScale
        clock.deadlines.schedule(at: end) { [weak self, weak shown] in
            if let self, contents === shown { finishMotion() }
        }
    }

    /// Jumps to the end of a running change.
    func finishMotion() {
        motion?.finish()
        motion = nil
        if keepsBackground { releaseBackground() }
        guard let notice = endNotice else { return }
        endNotice = nil
        notice(self)
    }

    /// The container has reached the point where the background takes the look of the shown item.
    func releaseBackground() {
        keepsBackground = false
        layOutBackground()
    }

    /// A property of an item of the stack changed.
    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem, let contents else { return }
        guard animated, motion == nil, BarFade.isSeen(in: self) else { return contents.rebuild() }
        contents.rebuildFading()
    }

    /// The back button was tapped.
    func goBack() {
        guard stack.count > 1, let item = stack.last else { return }
        if let action = item.backAction { return action.performWithSender(item, target: nil) }
        guard let owner = owner as? any NavigationBarOwner else {
            popItem(animated: true)
            return
        }
        guard delegate?.navigationBar(self, shouldPop: item) != false else { return }
        owner.goBack()
    }
}
