import CoreGraphics
import UIFoundation

/// Finds the command that the responder chain has for a key, and performs it.
struct KeyCommandSearch {
    /// From the responder that has the keyboard to the end.
    let chain: [UIResponder]

    /// Performs the first command for a key that a responder can perform; true when there was one.
    ///
    /// With Control held, the forms with the command key come first, the standard editing actions after those of the app.
    func perform(_ stroke: KeyStroke, onlyWithPriority: Bool, for event: UIEvent?) -> Bool {
        if let command = stroke.asCommand, performForm(command, onlyWithPriority, event) { return true }
        return performForm(stroke, onlyWithPriority, event)
    }

    /// Whether the app lets its commands follow the keyboard.
    private var isLocalized: Bool {
        guard let application = UIApplication.sharedIfRunning else { return true }
        return application.delegate?.applicationShouldAutomaticallyLocalizeKeyCommands(application) ?? true
    }

    private var isRightToLeft: Bool { UIApplication.sharedIfRunning?.userInterfaceLayoutDirection == .rightToLeft }

    private func performForm(_ stroke: KeyStroke, _ onlyWithPriority: Bool, _ event: UIEvent?) -> Bool {
        for responder in chain {
            for command in responder.offeredKeyCommands
            where command.wantsPriorityOverSystemBehavior || !onlyWithPriority {
                guard
                    let action = stroke.action(
                        of: command, isLocalized: isLocalized, isRightToLeft: isRightToLeft),
                    let target = responder.target(forAction: action, withSender: command) as? UIResponder
                else { continue }
                target.validate(command)
                guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
                return UIApplication.sharedIfRunning?.sendAction(action, to: target, from: command, for: event) ?? false
            }
        }
        guard !onlyWithPriority, let action = StandardEditAction(stroke) else { return false }
        guard let performer = action.perform(in: chain) else { return false }
        if action == .selectAll { performer.textKeys?.keyDidSelect() }
        return true
    }
}

extension UIResponder {
    /// The commands of `keyCommands`, and a controller's added ones that are not among them.
    fileprivate var offeredKeyCommands: [UIKeyCommand] {
        let own = keyCommands ?? []
        guard let added = (self as? UIViewController)?.addedKeyCommands, !added.isEmpty else { return own }
        return own + added.filter { command in !own.holds(command) }
    }
}
