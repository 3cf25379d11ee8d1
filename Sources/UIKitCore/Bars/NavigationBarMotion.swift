import CoreGraphics
import Foundation
import QuartzCore

/// The bar's part of a push or pop: titles and back titles turn into each other while the rest fades.
struct NavigationBarMotion {
    /// The kinds of animation for a change of items.
    enum Course {
        case atOnce
        /// In seconds, like the pages; evenly under a finger.
        case slide(TimeInterval, evenly: Bool)
        /// Fading into each other, alongside a transition that is not the standard one.
        case fade(TransitionCoordinator)

        var isAtOnce: Bool {
            if case .atOnce = self { return true }
            return false
        }
    }

    let old: NavigationBarContents
    let new: NavigationBarContents
    let isPush: Bool
    /// Whether all motion is mirrored, as where the app reads from right to left.
    let isMirrored: Bool
    /// The part of the bar's width that a title travels at the side where there is no back word.
    private static let travel: CGFloat = 0.4
    /// The part of the width by which a large title moves aside with the lower page.
    private static let largeTravel: CGFloat = 0.3
    /// The part of the duration after which views that would overlap others have faded out.
    private static let quickPart = 0.4

    /// Has the contents fade into each other alongside a transition.
    func fade(with coordinator: TransitionCoordinator, in bar: UIView) {
        new.alpha = 0
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { _ in
                new.alpha = 1
                old.alpha = 0
            }, completion: nil)
    }

    /// Starts the change; both contents are laid out.
    func slide(duration: TimeInterval, evenly: Bool) {
        let side: CGFloat = isMirrored ? -1 : 1
        let shift = side * new.bounds.width * Self.travel
        let (oldWord, newWord) = (word(of: old), word(of: new))
        let (oldTitle, newTitle) = (old.titleContainer, new.titleContainer)
        let keepsChevron = old.back != nil && new.back != nil
        let (oldMiddle, newMiddle) = (oldTitle.center.x, newTitle.center.x)
        let oldWordMiddle = oldWord.map { $0.center.x }
        let newWordMiddle = newWord.map { $0.center.x }

        // The start positions of the new views.
        newTitle.alpha = 0
        newTitle.center.x = isPush ? newMiddle + shift : oldWordMiddle ?? newMiddle - shift
        if let newWord {
            newWord.alpha = 0
            newWord.center.x = isPush ? oldMiddle : newWord.center.x - side * newWord.bounds.width
        }
        for button in new.buttons { button.alpha = 0 }
        let (oldLargeMiddle, newLargeMiddle) = (old.largeTitleContainer.center.x, new.largeTitleContainer.center.x)
        let (ahead, behind) = (side * new.bounds.width, -side * new.bounds.width * Self.largeTravel)
        new.largeTitleContainer.center.x = newLargeMiddle + (isPush ? ahead : behind)
        if !isPush { new.largeTitleContainer.alpha = 0 }
        new.promptLabel.alpha = 0
        if keepsChevron { old.back?.chevron.isHidden = true } else { new.back?.chevron.alpha = 0 }

        let motion = { [self] in
            newTitle.alpha = 1
            newTitle.center.x = newMiddle
            newWord?.alpha = 1
            if let newWordMiddle { newWord?.center.x = newWordMiddle }
            for button in new.buttons { button.alpha = 1 }
            new.back?.chevron.alpha = 1
            new.largeTitleContainer.center.x = newLargeMiddle
            new.largeTitleContainer.alpha = 1
            (old.promptLabel.alpha, new.promptLabel.alpha) = (0, 1)
            old.largeTitleContainer.center.x = oldLargeMiddle + (isPush ? behind : ahead)
            oldTitle.center.x = isPush ? newWordMiddle ?? oldMiddle - shift : oldMiddle + shift
            if let oldWord { oldWord.center.x = isPush ? oldWord.center.x - side * oldWord.bounds.width : newMiddle }
            for button in old.buttons { button.alpha = 0 }
            if !keepsChevron { old.back?.chevron.alpha = 0 }
        }
        if evenly {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: motion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: motion)
        }
        UIView.animate(
            withDuration: duration * Self.quickPart, delay: 0, options: evenly ? .curveLinear : .curveEaseOut
        ) {
            oldWord?.alpha = 0
            oldTitle.alpha = 0
            if isPush { old.largeTitleContainer.alpha = 0 }
        }
    }

    private func word(of contents: NavigationBarContents) -> UILabel? {
        contents.back.flatMap { $0.label.isBlank ? nil : $0.label }
    }

    /// Ends the change at once, however far it is.
    func finish() {
        old.removeFromSuperview()
        new.alpha = 1
        for view in [
            new, new.titleContainer, new.largeTitleContainer, new.promptLabel, new.back?.label, new.back?.chevron,
        ]
            + new.buttons
        {
            view?.layer.removeAllAnimations()
        }
    }
}
