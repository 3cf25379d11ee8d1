import CoreGraphics
import Foundation

/// A drag from its lift to its end: calls the delegates of the source and of the targets, and moves the previews.
final class DragTransaction: OngoingDrag {
    let session: DragSession
    let touch: UITouch
    private let interaction: UIDragInteraction
    private let dropSession: DropSession
    private let runtime: ApplicationRuntime
    private(set) lazy var scenery = DragScenery(in: runtime.scene)
    private let liftAnimator = DragAnimator()
    private lazy var follower = DragFollower(of: self)
    private(set) lazy var springs = SpringLoading(of: session, runtime: runtime) { [weak self] in
        if let self, isGoing { update() }
    }
    private var isGoing = false
    /// The answers of the drop interactions below which the items were moved; each is asked once.
    private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
    /// The items that other interactions added, with these interactions.
    private var additions: [(item: UIDragItem, interaction: UIDragInteraction)] = []
    /// The interaction below the finger; nil while there is none.
    private(set) var target: UIDropInteraction?
    /// The effect that a drop would have now.
    private(set) var operation = UIDropOperation.cancel

    init(of interaction: UIDragInteraction, _ session: DragSession, _ touch: UITouch, runtime: ApplicationRuntime) {
        (self.interaction, self.session, self.touch, self.runtime) = (interaction, session, touch, runtime)
        dropSession = DropSession(session)
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    // MARK: Lift

    func lift() {
        var previews: [(UIDragItem, UITargetedDragPreview)] = []
        for item in session.items {
            if let preview = delegate?.dragInteraction(interaction, previewForLifting: item, session: session) {
                previews.append((item, preview))
            }
        }
        delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: session)
        scenery.lift(previews, at: session.place, liftAnimator)
    }

    /// Cancels the lift: the previews return, and no drag begins.
    func revokeLift() { scenery.layDown { [liftAnimator] in liftAnimator.complete(at: .start) } }

    // MARK: Movement

    /// Begins the movement: the previews follow the finger from now on.
    func begin(at place: CGPoint) {
        runtime.openMenu?.dismiss()
        runtime.drag = self
        isGoing = true
        liftAnimator.complete(at: .end)
        session.allowsMoveOperation =
            delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        let isFullSize = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        guard isGoing else { return }
        follower.join(touch, on: scenery.window)
        scenery.gather(at: place, isFullSize: isFullSize)
        move(to: place)
    }

    /// Moves the drag to a canvas point.
    func move(to place: CGPoint) {
        guard isGoing else { return }
        session.place = place
        scenery.move(to: place)
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        if isGoing { update() }
    }

    /// The items that an interaction adds to the drag for a tap of another finger.
    func items(addedBy adding: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
        guard isGoing, let delegate = adding.delegate,
            delegate.dragInteraction(adding, sessionForAddingItems: [session], withTouchAt: point) === session
        else { return [] }
        return delegate.dragInteraction(adding, itemsForAddingTo: session, withTouchAt: point)
    }

    /// Adds items to the session; their previews join the others.
    func add(_ items: [UIDragItem], of adding: UIDragInteraction) {
        guard isGoing else { return }
        delegate?.dragInteraction(interaction, session: session, willAdd: items, for: adding)
        // A delegate may have ended the drag.
        guard isGoing else { return }
        var previews: [(UIDragItem, UITargetedDragPreview)] = []
        for item in items {
            session.items.append(item)
            additions.append((item, adding))
            if let preview = adding.delegate?.dragInteraction(adding, previewForLifting: item, session: session) {
                previews.append((item, preview))
            }
        }
        guard isGoing else { return }
        scenery.add(previews)
        if isGoing { update() }
    }

    /// The interaction by which an item was lifted or added.
    private func interaction(of item: UIDragItem) -> UIDragInteraction {
        additions.first { $0.item === item }?.interaction ?? interaction
    }

    /// Updates the drag after the view of an interaction changed below a finger that rests.
    func surroundingsDidChange(for interaction: UIDropInteraction) {
        if isGoing, interaction === target { update() }
    }

    /// Calls the delegates of the interactions that the finger entered, left or moved over.
    private func update() {
        springs.follow()
        guard isGoing else { return }
        let found = findTarget()
        if found !== target {
            exit()
            target = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: dropSession) }
        }
        operation = .cancel
        // A delegate may have ended the drag, or removed its interaction.
        guard isGoing, let target else {
            scenery.adapt(to: nil)
            return show(.cancel)
        }
        let proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
        operation = allowed(proposal?.operation ?? .cancel)
        scenery.adapt(to: proposal)
        show(operation)
    }

    private func show(_ operation: UIDropOperation) { scenery.show(operation, count: session.items.count) }

    /// A move that the source does not allow is forbidden.
    private func allowed(_ operation: UIDropOperation) -> UIDropOperation {
        operation == .move && !session.allowsMoveOperation ? .forbidden : operation
    }

    /// The innermost interaction below the finger that can handle the session.
    private func findTarget() -> UIDropInteraction? {
        var view = HitTester(windows: runtime.scene.windowStack).hit(at: session.place, with: nil)?.view
        while let current = view {
            for case let interaction as UIDropInteraction in current.attachments?.interactions.reversed() ?? [] {
                if canHandle(interaction) { return interaction }
            }
            view = current.superview
        }
        return nil
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        if let known = answers.first(where: { $0.interaction === interaction }) { return known.canHandle }
        let answer = interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        answers.append((interaction, answer))
        return answer
    }

    private func exit() {
        guard let former = target else { return }
        target = nil
        former.delegate?.dropInteraction(former, sessionDidExit: dropSession)
    }

    /// Ends the interaction's part in the drag, because it is removed from its view.
    func leave(_ interaction: UIDropInteraction) {
        guard interaction === target else { return }
        exit()
        operation = .cancel
        show(.cancel)
    }

    // MARK: The end

    /// The finger was lifted.
    func endMovement() {
        guard isGoing else { return }
        guard let target, target.view?.window != nil, operation == .copy || operation == .move else {
            return goBack(operation)
        }
        stop()
        let operation = operation
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        dropSession.isDropped = true
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        var (goals, animators): ([UITargetedDragPreview?], [DragAnimator]) = ([], [])
        for one in scenery.dragged {
            let (goal, animator) = (dropPreview(of: one, on: target), DragAnimator())
            target.delegate?.dropInteraction(target, item: one.item, willAnimateDropWith: animator)
            goals.append(goal)
            animators.append(animator)
        }
        scenery.settle(goals, animators) { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            end(operation)
            dropSession.isLoading ? dropSession.onLoaded = { self.noteTransfer() } : noteTransfer()
        }
    }

    private func noteTransfer() {
        dropSession.onLoaded = nil
        delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }

    /// The preview with which an item settles; nil makes it fade out in its current position.
    private func dropPreview(of one: DraggedItem, on target: UIDropInteraction) -> UITargetedDragPreview? {
        guard let view = target.view, view.window != nil else { return nil }
        let place = UIDragPreviewTarget(
            container: view, center: scenery.middle(in: view), transform: CGAffineTransform(scaleX: 0.3, y: 0.3))
        let usual = UITargetedDragPreview(
            view: one.picture.source, parameters: one.lifted.parameters, target: place)
        let goal =
            target.delegate?.dropInteraction(target, previewForDropping: one.item, withDefault: usual) ?? nil
        return goal === usual ? nil : goal
    }

    func cancel() { if isGoing { goBack(.cancel) } }

    private func goBack(_ operation: UIDropOperation) {
        stop()
        exit()
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        var (goals, animators): ([UITargetedDragPreview?], [DragAnimator]) = ([], [])
        for one in scenery.dragged {
            let (animator, owner) = (DragAnimator(), interaction(of: one.item))
            goals.append(
                owner.delegate?.dragInteraction(owner, previewForCancelling: one.item, withDefault: one.lifted) ?? nil)
            owner.delegate?.dragInteraction(owner, item: one.item, willAnimateCancelWith: animator)
            animators.append(animator)
        }
        scenery.settle(goals, animators) { [self] in end(operation) }
    }

    /// Ends the movement: later touches of the finger have no effect on the drag.
    private func stop() {
        isGoing = false
        springs.end()
        if runtime.drag === self { runtime.drag = nil }
        // A finger that is still down acts like any other again.
        touch.dragsItems = false
        scenery.window.removeGestureRecognizer(follower)
    }

    /// Notifies all interactions that received the session of its end.
    private func end(_ operation: UIDropOperation) {
        for (other, canHandle) in answers where canHandle {
            other.delegate?.dropInteraction(other, sessionDidEnd: dropSession)
        }
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        // Other interactions with items in the session are notified, too (a choice).
        var told = [interaction]
        for (_, other) in additions where !told.holds(other) {
            told.append(other)
            other.delegate?.dragInteraction(other, session: session, didEndWith: operation)
        }
    }
}
