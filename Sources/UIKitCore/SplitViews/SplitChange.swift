import Foundation

/// One change of the visible columns: at once, by a slide, or by an interactive slide.
final class SplitChange: ControllerChange {
    private unowned let stage: SplitStage
    private var old: SplitArrangement
    private let new: SplitArrangement
    private let animated: Bool
    /// Drives the slide when a gesture began it.
    private let interactionController: UIPercentDrivenInteractiveTransition?
    /// The user's arrangement before the change.
    private let formerChoice: SplitArrangement?
    /// The columns that will be shown, with their children.
    private var columns: [(column: SplitStage.Column, child: UIViewController)] = []
    private var exchange = AppearanceExchange(animated: false)
    var context: TransitionContext?
    var isCompleted: Bool?

    init(
        on stage: SplitStage, to new: SplitArrangement, animated: Bool,
        interactionController: UIPercentDrivenInteractiveTransition? = nil, formerChoice: SplitArrangement? = nil
    ) {
        (self.stage, old, self.new, self.animated) = (stage, stage.arrangement, new, animated)
        (self.interactionController, self.formerChoice) = (interactionController, formerChoice)
    }

    let kind = "columns"
    var from: UIViewController? { exchange.leaving.first }
    var to: UIViewController? { exchange.arriving.first }

    private var split: UISplitViewController { stage.split }

    // MARK: Beginning

    func prepare() -> Bool {
        old = stage.arrangement
        guard new != old else { return false }
        let formerly = stage.shown
        stage.arrangement = new
        guard !stage.isCollapsed else { return false }
        let now = stage.shown
        columns = now.filter { entry in !formerly.contains { $0.child === entry.child } }
        let leaving = formerly.filter { entry in !now.contains { $0.child === entry.child } }
        announce(from: old, to: new)
        let moves = animated && stage.isShown && UIView.areAnimationsEnabled && split.appearance.state == .appeared
        exchange = AppearanceExchange(
            leaving: leaving.map(\.child), arriving: columns.map(\.child), animated: moves)
        guard moves else { return true }
        let slide = SplitSlide { [stage, new] in
            stage.layOut(by: new)
            LayoutPass.layOutSubtree(of: stage.content)
        }
        stage.runner.makeContext(
            for: self, in: stage.content, animator: slide, interactionController: interactionController,
            duration: SplitSlide.duration)
        return true
    }

    /// Notifies the delegate of another display mode and of the columns that are shown and hidden.
    private func announce(from old: SplitArrangement, to new: SplitArrangement) {
        guard let delegate = split.delegate else { return }
        if old.displayMode != new.displayMode { delegate.splitViewController(split, willChangeTo: new.displayMode) }
        guard split.style != .unspecified else { return }
        let (before, after) = (old.columns(in: split.style), new.columns(in: split.style))
        for column in before where !after.contains(column) { delegate.splitViewController(split, willHide: column) }
        for column in after where !before.contains(column) { delegate.splitViewController(split, willShow: column) }
    }

    func begin() {
        exchange.beginDeparture()
        guard stage.isActive else { return }
        exchange.beginArrival()
        stage.giveTraits()
        let geometry = stage.geometry(old)
        UIView.performWithoutAnimation {
            for (column, child) in columns {
                stage.bringIn(column, child)
                stage.panel(column).frame = geometry.frame(of: column)
                stage.arrive(child)
                LayoutPass.layOutSubtree(of: stage.panel(column))
            }
        }
    }

    // MARK: Moving

    /// False in a container that callbacks have hidden.
    var mayMove: Bool { context != nil && stage.isShown }

    func start() {
        guard let context else { return }
        stage.content.captureAllTouches(cancelling: !context.isInteractive)
        context.start()
    }

    // MARK: Ending

    func settle() {
        stage.detachHidden()
        stage.layOut(by: stage.arrangement)
        end(exchange)
    }

    func revert() {
        let back = exchange.reversed()
        stage.arrangement = old
        split.preferences.chosen = formerChoice
        announce(from: new, to: old)
        back.beginDeparture()
        stage.detachHidden()
        stage.layOut(by: old)
        back.beginArrival()
        end(back)
    }

    private func end(_ exchange: AppearanceExchange) {
        exchange.end(arrives: split.appearance.state == .appeared)
        split.setNeedsStatusBarAppearanceUpdate()
    }
}
