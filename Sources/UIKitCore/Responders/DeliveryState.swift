/// The callbacks of a touch that its view has got, and those that are still due.
///
/// `after(_:)` is the complete transition table; steps that it does not mention leave a state unchanged.
enum DeliveryState {
    /// Recognizers are asked first: the view has neither got the touch nor been refused it.
    case undecided
    /// The view will get the touch, but no callback was sent yet.
    case held(hasMoved: Bool, isLifted: Bool)
    /// The view has got `touchesBegan`; a movement, and the end or the cancellation, may still be due.
    case delivered(hasMoved: Bool, end: UITouch.Phase?)
    /// A recognizer has revoked the touch from a view that had it: the cancellation is due.
    case revoked
    /// No further callbacks follow.
    case over

    /// Events in the life of a touch on its way to the view.
    enum Step {
        /// The view gets the touch, or does not.
        case accept, refuse
        /// Actions of the user or the system.
        case move, lift, cancel
        /// A recognizer revokes the touch.
        case revoke
        /// A callback is sent to the view.
        case reportBegan, reportMoved, reportEnd
    }

    mutating func apply(_ step: Step) { self = after(step) }

    private func after(_ step: Step) -> DeliveryState {
        switch (self, step) {
        case (.undecided, .accept): .held(hasMoved: false, isLifted: false)
        case (.undecided, .refuse), (.undecided, .revoke): .over

        case (.held(_, let isLifted), .move): .held(hasMoved: true, isLifted: isLifted)
        case (.held(let hasMoved, _), .lift): .held(hasMoved: hasMoved, isLifted: true)
        case (.held, .cancel), (.held, .revoke): .over
        case (.held(let hasMoved, let isLifted), .reportBegan):
            .delivered(hasMoved: hasMoved, end: isLifted ? .ended : nil)

        case (.delivered(_, let end), .move): .delivered(hasMoved: true, end: end)
        case (.delivered(_, let end), .reportMoved): .delivered(hasMoved: false, end: end)
        case (.delivered(let hasMoved, _), .lift): .delivered(hasMoved: hasMoved, end: .ended)
        case (.delivered(let hasMoved, _), .cancel): .delivered(hasMoved: hasMoved, end: .cancelled)
        case (.delivered, .revoke): .revoked
        case (.delivered, .refuse), (.delivered, .reportEnd), (.revoked, .refuse), (.revoked, .reportEnd): .over

        default: self
        }
    }

    /// Whether a callback for a phase is due, unless a recognizer delays it.
    func owes(_ phase: UITouch.Phase) -> Bool {
        switch (self, phase) {
        case (.held, .began), (.delivered(hasMoved: true, _), .moved), (.delivered(_, end: .ended), .ended),
            (.delivered(_, end: .cancelled), .cancelled), (.revoked, .cancelled):
            true
        default: false
        }
    }

    /// True while the view has the touch, or will get it, and the touch has not ended.
    var isDown: Bool {
        switch self {
        case .held(_, isLifted: false), .delivered(_, end: nil): true
        default: false
        }
    }

    /// True while the view has the touch, so that a revocation would cancel it.
    var isWithView: Bool { if case .delivered(_, end: nil) = self { true } else { false } }

    /// True for a touch that has ended, but whose view has not got `touchesEnded` yet.
    var owesLift: Bool {
        switch self {
        case .held(_, isLifted: true), .delivered(_, end: .ended): true
        default: false
        }
    }
}
