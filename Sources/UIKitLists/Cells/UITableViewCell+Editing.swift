import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The controls that editing brings into a cell.
extension UITableViewCell {
    /// The duration of the controls' appearance and disappearance in seconds.
    private static let editingDuration = 0.3
    /// On either side of the title of the button that confirms a deletion, in points.
    private static let confirmationMargin: CGFloat = 15

    /// Says how the cell is edited, before it is or while it is.
    ///
    /// - Parameters:
    ///   - style: The control in front.
    ///   - choosesSeveral: Whether a ring is there in its stead, which shows whether the row is selected.
    func prepareEditing(style: EditingStyle, choosesSeveral: Bool = false) {
        guard style != parts.editingStyle || choosesSeveral != parts.choosesSeveral else { return }
        (parts.editingStyle, parts.choosesSeveral) = (style, choosesSeveral)
        editingPartsDidChange()
    }

    /// Shows the button that confirms the deletion, with a title; nil hides it.
    func showConfirmation(_ title: String?, animated: Bool) {
        guard (title != nil) != parts.showsConfirmation else { return }
        var state = stateMask
        if title == nil { state.remove(.showingDeleteConfirmation) } else { state.insert(.showingDeleteConfirmation) }
        changeEditing(to: state, animated) {
            if let title {
                parts.confirmation?.removeFromSuperview()
                parts.confirmation = makeConfirmation(title)
            }
            parts.showsConfirmation = title != nil
        }
    }

    func applyEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != parts.isEditing else { return }
        changeEditing(to: editing ? .showingEditControl : [], animated) {
            parts.isEditing = editing
            parts.showsConfirmation = false
        }
    }

    private var stateMask: StateMask {
        var mask: StateMask = []
        if parts.isEditing { mask.insert(.showingEditControl) }
        if parts.showsConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    private func changeEditing(to state: StateMask, _ animated: Bool, _ change: () -> Void) {
        willTransition(to: state)
        parts.editingChanges += 1
        let count = parts.editingChanges
        let isAnimated = animated && window != nil
        if isAnimated { layoutIfNeeded() }
        change()
        showStates(false)
        configurationStateDidChange()
        bringInControls()
        updateAccessory(animated: isAnimated)
        contentHeightMayChange()
        setNeedsLayout()
        guard isAnimated else {
            removeHiddenControls()
            return didTransition(to: state)
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            // Where the text has another number of lines now, the rows below move along.
            if self.parts.editor?.isChangingEditing != true { self.superview?.layoutIfNeeded() }
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            if self.parts.editingChanges == count { self.removeHiddenControls() }
            self.didTransition(to: state)
        }
    }

    /// Applies the present editing controls without animation.
    func editingPartsDidChange() {
        guard parts.isEditing else { return }
        bringInControls()
        removeHiddenControls()
        setNeedsLayout()
    }

    func resetEditing() {
        guard parts.isEditing || parts.showsConfirmation else { return }
        (parts.isEditing, parts.showsConfirmation) = (false, false)
        parts.editingChanges += 1
        updateAccessory(animated: false)
        removeHiddenControls()
        setNeedsLayout()
    }

    // MARK: Controls

    /// The sign in front of the content; nil for none.
    private var controlSign: EditControl.Sign? {
        guard parts.isEditing else { return nil }
        if parts.choosesSeveral { return .ring(isChosen: parts.isSelected) }
        switch parts.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private var showsHandle: Bool { parts.isEditing && showsReorderControl }

    /// The room in front of the content.
    var leadWidth: CGFloat {
        parts.isEditing && (controlSign != nil || shouldIndentWhileEditing)
            ? (CellGeometry.lead * parts.controlScale).rounded() : 0
    }

    private var controlDiameter: CGFloat { (EditControl.diameter * parts.controlScale).rounded() }

    var handleWidth: CGFloat { showsHandle ? ReorderHandle.width : 0 }

    /// The distance by which all parts are moved aside for the button that confirms.
    var slide: CGFloat { parts.showsConfirmation ? confirmationWidth : 0 }

    private var confirmationWidth: CGFloat { parts.confirmation?.bounds.width ?? 0 }

    /// Makes the controls that will be shown, at the positions where their animation begins.
    private func bringInControls() {
        UIView.performWithoutAnimation {
            var before = geometry
            before.slide = 0
            if let sign = controlSign {
                if parts.control == nil {
                    let control = EditControl(of: self)
                    control.frame = before.control(diameter: controlDiameter, isShown: false)
                    control.alpha = 0
                    addSubview(control)
                    parts.control = control
                }
                parts.control?.sign = sign
            }
            if showsHandle, parts.handle == nil {
                let handle = ReorderHandle(of: self)
                handle.frame = before.handle(width: ReorderHandle.width, isShown: false)
                handle.alpha = 0
                addSubview(handle)
                parts.handle = handle
            }
            if parts.showsConfirmation, let button = parts.confirmation, button.superview !== self {
                addSubview(button)
                button.frame = before.confirmation(width: button.bounds.width)
            }
        }
    }

    private func removeHiddenControls() {
        if controlSign == nil {
            parts.control?.removeFromSuperview()
            parts.control = nil
        }
        if !showsHandle {
            parts.handle?.removeFromSuperview()
            parts.handle = nil
        }
        if !parts.showsConfirmation {
            parts.confirmation?.removeFromSuperview()
            parts.confirmation = nil
        }
    }

    func layOutControls(_ geometry: CellGeometry) {
        if let control = parts.control {
            let isShown = controlSign != nil
            control.frame = geometry.control(diameter: controlDiameter, isShown: isShown)
            control.alpha = isShown ? 1 : 0
        }
        if let handle = parts.handle {
            handle.frame = geometry.handle(width: ReorderHandle.width, isShown: showsHandle)
            handle.alpha = showsHandle ? 1 : 0
        }
        if let button = parts.confirmation {
            button.frame = geometry.confirmation(width: button.bounds.width)
        }
    }

    /// Has the ring show whether the row is chosen.
    func updateRing() { if let sign = controlSign { parts.control?.sign = sign } }

    private func makeConfirmation(_ title: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = .systemRed
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitle(title, for: .normal)
        let width = button.sizeThatFits(CGSize(width: 10000, height: bounds.height)).width
        button.frame.size = CGSize(
            width: (width + 2 * Self.confirmationMargin).rounded(.up), height: bounds.height)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.parts.editor?.deletionWasConfirmed(in: self)
            }, for: .primaryActionTriggered)
        return button
    }

    // MARK: Accessory

    /// Makes the symbol again if its look in the cell has changed.
    func remakeAccessory() {
        guard parts.sign != .none else { return }
        parts.accessory?.removeFromSuperview()
        (parts.accessory, parts.sign) = (nil, .none)
        updateAccessory(animated: false)
    }

    /// Shows the accessory of the cell as it is edited or not; one that is the cell's own sign fades.
    func updateAccessory(animated: Bool) {
        let view = parts.isEditing ? editingAccessoryView : accessoryView
        let type = view == nil ? parts.isEditing ? editingAccessoryType : accessoryType : .none
        let isShown =
            view == nil
            ? type == parts.sign && (type != .none || parts.accessory == nil)
            : view === parts.accessory && view?.superview === self
        guard !isShown else { return }
        contentHeightMayChange()
        let (former, wasSign) = (parts.accessory, parts.sign != .none)
        parts.accessory = view ?? CellSign.view(for: type, in: self)
        parts.sign = type
        if let shown = parts.accessory {
            UIView.performWithoutAnimation {
                addSubview(shown)
                shown.frame = geometry.accessoryFrame
                if animated, type != .none { shown.alpha = 0 }
            }
        }
        setNeedsLayout()
        guard animated else {
            if former !== parts.accessory { former?.removeFromSuperview() }
            return
        }
        if !wasSign { former?.removeFromSuperview() }
        let shown = type == .none ? nil : parts.accessory
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            if wasSign { former?.alpha = 0 }
            shown?.alpha = 1
        } completion: { _ in
            if wasSign { former?.removeFromSuperview() }
        }
    }
}
