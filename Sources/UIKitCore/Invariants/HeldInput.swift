/// What a host's events leave held down: fingers and mouse buttons.
nonisolated struct HeldInput {
    private var fingers: Set<Int> = []
    private var buttons: Set<HostEvent.Button> = []

    /// Whether nothing is held.
    var isEmpty: Bool { fingers.isEmpty && buttons.isEmpty }

    /// Takes an event into account.
    mutating func note(_ event: HostEvent) {
        switch event {
        case .touch(.began, let id, _, _, _): fingers.insert(id)
        case .touch(.ended, let id, _, _, _), .touch(.cancelled, let id, _, _, _): fingers.remove(id)
        case .button(.down, let button, _): buttons.insert(button)
        case .button(.up, let button, _): buttons.remove(button)
        // A window without the keyboard has its touches cancelled.
        case .focus(isActive: false), .visibility(isVisible: false): (fingers, buttons) = ([], [])
        default: break
        }
    }
}
