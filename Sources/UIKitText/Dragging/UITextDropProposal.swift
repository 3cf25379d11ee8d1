import Foundation
@_spi(Subclassing) public import UIKitCore

/// The proposed effect of a drop on a text view.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// The text that the dropped text replaces.
    public nonisolated enum Action: UInt, Sendable {
        /// None; it is inserted at the position of the drop.
        case insert = 0
        /// The selection; without one, it is inserted at the position of the drop.
        case replaceSelection = 1
        /// All text of the view.
        case replaceAll = 2
    }

    /// The display of the progress of loading.
    public nonisolated enum ProgressMode: UInt, Sendable {
        /// The system's.
        case system = 0
        /// The app's.
        case custom = 1
    }

    /// The object that performs the drop.
    public nonisolated enum Performer: UInt, Sendable {
        /// The text view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// The text that the dropped text replaces; `.insert` by default.
    open var dropAction = Action.insert

    /// The display of the progress.
    ///
    /// Status: partial – no progress is shown in either mode; text of this app is loaded within a frame.
    open var dropProgressMode = ProgressMode.system

    /// Whether text of the same view is moved or copied as it is in the view, without loading the items; true by default.
    open var useFastSameViewOperations = true

    /// The object that performs the drop; the view by default.
    open var dropPerformer = Performer.view

    @_spi(Subclassing) open override func copied() -> UIDropProposal {
        let copy = UITextDropProposal(operation: operation)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return adopted(by: copy)
    }
}
