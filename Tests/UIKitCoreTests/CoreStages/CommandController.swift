import CoreGraphics
import Foundation
import UIKitCore

/// A controller with a command for K and one for its name, which notes commands and presses under its name.
final class CommandController: UIViewController {
    private let name: String
    private let onPress: (String) -> Void
    private let onCommand: (String) -> Void

    init(
        _ name: String, frame: CGRect? = nil, onPress: @escaping (String) -> Void = { _ in },
        onCommand: @escaping (String) -> Void
    ) {
        (self.name, self.onPress, self.onCommand) = (name, onPress, onCommand)
        super.init(nibName: nil, bundle: nil)
        if let frame { view.frame = frame }
    }

    required init?(coder: NSCoder) { nil }

    override var keyCommands: [UIKeyCommand]? {
        ["k", name].map { UIKeyCommand(input: $0, modifierFlags: [], action: CommandController.hit) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { onPress("\(name): \(press.key?.characters ?? "")") }
        super.pressesBegan(presses, with: event)
    }

    private func hit(_ command: UIKeyCommand) { onCommand("\(name): \(command.input ?? "")") }
}
