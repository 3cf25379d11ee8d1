public import Foundation

/// Records actions that undo and redo changes: Foundation's class, which Linux lacks.
///
/// Each change registers its inverse. Inverses registered while undoing are the actions to redo. Those of one turn, that is of
/// one event or frame, form a group that is undone together. Targets are not retained.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var disabling = 0
    /// The editor whose last change may not be registered yet; not retained.
    package weak var editor: (any UndoEditor)?

    /// Makes an empty manager.
    public override init() { super.init() }

    // MARK: Groups

    /// Whether the first registration of a turn opens a group that closes with the turn.
    open var groupsByEvent = true

    /// The number of nested open groups.
    open var groupingLevel: Int { openGroups.count }

    /// The maximum number of groups; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Opens a group; each needs one call of `endUndoGrouping()`.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openAutomatically() }
        open(isAutomatic: false)
    }

    /// Closes the innermost group, which becomes part of the outer one or the next to undo.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            fatalError("UndoManager.endUndoGrouping() was called with no group open. Call beginUndoGrouping() first.")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if let outer = openGroups.indices.last {
            openGroups[outer].steps += group.steps
            if group.hasLostSteps { openGroups[outer].hasLostSteps = true }
            if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
        } else if isUndoing || isRedoing, group.steps.isEmpty {
            // A change that was refused or lost cannot be made again.
        } else if isUndoing {
            redoGroups.append(group)
        } else if !group.steps.isEmpty || !group.hasLostSteps {
            undoGroups.append(group)
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func open(isAutomatic: Bool) {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup(isAutomatic: isAutomatic))
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openAutomatically() {
        open(isAutomatic: true)
        AppClock.current?.atEndOfTurn { [weak self] in self?.closeAutomaticGroup() }
    }

    private func closeAutomaticGroup() {
        // An undo in between has closed it; a group of the app's that is still open keeps it open.
        if openGroups.count == 1, openGroups[0].isAutomatic { endUndoGrouping() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Registering

    /// False between `disableUndoRegistration()` and its counterpart; registrations are dropped meanwhile.
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }

    /// Drops registrations until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabling += 1 }

    /// Reverts one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        guard disabling > 0 else {
            fatalError(
                "UndoManager.enableUndoRegistration() was called while registration was enabled. Call it once for each "
                    + "disableUndoRegistration().")
        }
        disabling -= 1
    }

    /// Registers the inverse of a change to an object.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained.
    ///   - handler: Undoes the change; it is called with the target.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Registers the inverse of a change to an object.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained.
    ///   - selector: The method that undoes the change.
    ///   - anObject: The method's argument, which is retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(target) { [weak target] in
            if let target { selector.perform(on: target, sender: anObject, event: nil) }
        }
    }

    private func register(_ target: AnyObject, _ perform: @escaping @MainActor () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                fatalError(
                    "An undo for \(ObjectNames.label(of: target)) was registered with no group open, and groupsByEvent is "
                        + "false. Call beginUndoGrouping() first.")
            }
            openAutomatically()
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        openGroups[openGroups.count - 1].steps.append(UndoGroup.Step(target: target, perform: perform))
    }

    // MARK: Undoing

    /// True while changes are undone.
    open private(set) var isUndoing = false

    /// True while changes are redone.
    open private(set) var isRedoing = false

    /// Whether there are changes to undo.
    open var canUndo: Bool {
        !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } || editor?.isInChange == true
    }

    /// Whether there are changes to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty && editor?.isInChange != true
    }

    /// Reverts the last group of changes; the group of this turn is closed first.
    open func undo() {
        if let editor, editor.isInChange { editor.endChange() }
        if openGroups.count == 1 { endUndoGrouping() }
        guard openGroups.isEmpty else {
            fatalError(
                "UndoManager.undo() was called with \(openGroups.count) groups open. Call endUndoGrouping() for each first."
            )
        }
        guard !isUndoing, !isRedoing, let group = undoGroups.last else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        undoGroups.removeLast()
        isUndoing = true
        replay(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes the changes again that were undone last.
    open func redo() {
        // That is a change, after which there is nothing to redo.
        if let editor, editor.isInChange { editor.endChange() }
        if openGroups.count == 1, openGroups[0].steps.isEmpty { endUndoGrouping() }
        guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = redoGroups.last else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        redoGroups.removeLast()
        isRedoing = true
        replay(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group in reverse order, inside a group with the same name that collects the inverses.
    private func replay(_ group: UndoGroup) {
        open(isAutomatic: false)
        openGroups[0].name = group.name
        for step in group.steps.reversed() { step.perform() }
        endUndoGrouping()
    }

    /// Removes all actions, and enables registration.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        for index in openGroups.indices { openGroups[index].removeAllSteps() }
        disabling = 0
    }

    /// Removes the actions on a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for index in openGroups.indices { openGroups[index].removeSteps(for: target) }
        undoGroups = Self.removing(target, from: undoGroups)
        redoGroups = Self.removing(target, from: redoGroups)
    }

    private static func removing(_ target: AnyObject, from groups: [UndoGroup]) -> [UndoGroup] {
        groups.compactMap { group in
            var rest = group
            rest.removeSteps(for: target)
            return rest.steps.isEmpty ? nil : rest
        }
    }

    // MARK: Names

    /// Names the open group, or the last one, for menus.
    open func setActionName(_ actionName: String) {
        if let index = openGroups.indices.last {
            openGroups[index].name = actionName
        } else if let index = undoGroups.indices.last {
            undoGroups[index].name = actionName
        }
    }

    /// The action name of the group that `undo()` reverts; empty when it has none.
    open var undoActionName: String { openGroups.last?.name ?? undoGroups.last?.name ?? "" }

    /// The action name of the group that `redo()` makes again; empty when it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// The title of a menu item for `undo()`, in English.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for `redo()`, in English.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item that undoes an action with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu item that redoes an action with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Sets whether the open group, or the last one, is discardable, such as a change of the selection.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if let index = openGroups.indices.last {
            openGroups[index].isDiscardable = discardable
        } else if let index = undoGroups.indices.last {
            undoGroups[index].isDiscardable = discardable
        }
    }

    /// Whether the group that `undo()` reverts is discardable.
    open var undoActionIsDiscardable: Bool { (openGroups.last ?? undoGroups.last)?.isDiscardable ?? false }

    /// Whether the group that `redo()` makes again is discardable.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
