package import HostInterface

/// Commands to the window or to the simulated device, by the keys that the host keeps for itself.
package nonisolated enum WindowCommand: Hashable, Sendable {
    case rotate(HostEvent.RotationDirection)
    case memoryWarning
    case toggleSlowAnimations
    case toggleAppearance
    case saveScreenshot
    case toggleFullScreen
    /// Text by a number of sizes larger, or smaller when it is negative.
    case changeTextSize(by: Int)
    /// The window in a part of its full size.
    case zoom(percent: Int)
    case quit

    /// The command of a key that is pressed; nil for all other events.
    package init?(_ event: HostEvent) {
        guard case .key(.down, let code, _, let modifiers, let isRepeat) = event else { return nil }
        // Locks do not make another key of it.
        let held = modifiers.subtracting([.capsLock, .numericPad])
        switch (code, held) {
        case ("keyboardLeftArrow", .control): self = .rotate(.left)
        case ("keyboardRightArrow", .control): self = .rotate(.right)
        case ("keyboardM", [.control, .shift]): self = .memoryWarning
        case ("keyboardT", .control): self = .toggleSlowAnimations
        case ("keyboardA", [.control, .shift]): self = .toggleAppearance
        case ("keyboardS", .control): self = .saveScreenshot
        case ("keyboardF11", []): self = .toggleFullScreen
        case ("keyboardEqualSign", [.control, .alternate]): self = .changeTextSize(by: 1)
        case ("keyboardHyphen", [.control, .alternate]): self = .changeTextSize(by: -1)
        case ("keyboard1", .control): self = .zoom(percent: 100)
        case ("keyboard2", .control): self = .zoom(percent: 75)
        case ("keyboard3", .control): self = .zoom(percent: 50)
        case ("keyboardQ", .control): self = .quit
        default: return nil
        }
        // A key that is held does its work once.
        if isRepeat { return nil }
    }
}
