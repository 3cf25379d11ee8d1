import HostInterface

/// The fingers and mouse buttons that a host's events leave down; and whether a pointer rests over the window.
nonisolated struct HeldInput {
    private var fingers: Set<Int> = []
    private var buttons: Set<HostEvent.Button> = []
    /// Whether the pointer was over the window at its last event without a button held.
    private(set) var isHovering = false

    /// Whether no finger and no button is held.
    var isEmpty: Bool { fingers.isEmpty && buttons.isEmpty }

    /// Takes an event into account.
    mutating func note(_ event: HostEvent) {
        switch event {
        case .touch(.began, let id, _, _, _): fingers.insert(id)
        case .touch(.ended, let id, _, _, _), .touch(.cancelled, let id, _, _, _): fingers.remove(id)
        case .button(.down, let button, _): buttons.insert(button)
        case .button(.up, let button, _): buttons.remove(button)
        case .hover(let phase, _): isHovering = phase != .exited
        // A window without the keyboard has its touches cancelled.
        case .focus(isActive: false), .visibility(isVisible: false): (fingers, buttons) = ([], [])
        default: break
        }
    }
}
