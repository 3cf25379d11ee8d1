/// How much of a touch its view has been told, and what it is still to hear of.
///
/// `after(_:)` is the whole table of transitions; steps that it does not name leave a state as it is.
enum DeliveryState {
    /// Recognizers are asked first: the view has neither got the touch nor been refused it.
    case undecided
    /// The view gets the touch and has heard nothing of it yet.
    case held(hasMoved: Bool, isLifted: Bool)
    /// The view has got `touchesBegan`; a movement and the end, as ended or as cancelled, may still be owed to it.
    case delivered(hasMoved: Bool, end: UITouch.Phase?)
    /// A recognizer has taken the touch from a view that had it: the view is owed the cancellation.
    case revoked
    /// The view hears nothing more.
    case over

    /// Events in the life of a touch on its way to the view.
    enum Step {
        /// The view takes part in the touch, or does not.
        case accept, refuse
        /// Actions of the user or the system.
        case move, lift, cancel
        /// A recognizer takes the touch.
        case revoke
        /// The view is told.
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

    /// Whether the view is to hear of a phase, unless a recognizer holds that back.
    func owes(_ phase: UITouch.Phase) -> Bool {
        switch (self, phase) {
        case (.held, .began), (.delivered(hasMoved: true, _), .moved), (.delivered(_, end: .ended), .ended),
            (.delivered(_, end: .cancelled), .cancelled), (.revoked, .cancelled):
            true
        default: false
        }
    }

    /// True while the view has the touch, or will get it, and the finger is down.
    var isDown: Bool {
        switch self {
        case .held(_, isLifted: false), .delivered(_, end: nil): true
        default: false
        }
    }

    /// True while the view has the touch and would have to lose it.
    var isWithView: Bool { if case .delivered(_, end: nil) = self { true } else { false } }

    /// True for a touch whose finger has been lifted and whose view has not heard of that.
    var owesLift: Bool {
        switch self {
        case .held(_, isLifted: true), .delivered(_, end: .ended): true
        default: false
        }
    }
}
