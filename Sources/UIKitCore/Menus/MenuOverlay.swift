import CoreGraphics
import Foundation
import UIFoundation

/// Covers the window while a menu is open, and receives its touches, pointer events and keys.
///
/// It receives keys without being the first responder, so that a text being edited stays so.
final class MenuOverlay: UIView {
    private weak var presentation: MenuPresentation?
    private let hover = UIHoverGestureRecognizer()
    private let tracker: MenuTracker

    init(of presentation: MenuPresentation, frame: CGRect) {
        self.presentation = presentation
        tracker = MenuTracker(of: presentation)
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isMultipleTouchEnabled = true
        addGestureRecognizer(tracker)
        hover.addTarget(self, action: MenuOverlay.pointerDidMove)
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// No next responder: events in front of the menu do not reach the responders behind it.
    override var next: UIResponder? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.windowDidLayOut(size: bounds.size)
    }

    private func pointerDidMove(_ recognizer: UIHoverGestureRecognizer) {
        presentation?.track(at: recognizer.state.isActive ? recognizer.location(in: self) : nil)
    }

    // MARK: Keys

    private lazy var commands: [UIKeyCommand] = [
        UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: MenuOverlay.goDown),
        UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: MenuOverlay.goUp),
        UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: MenuOverlay.goRight),
        UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: MenuOverlay.goLeft),
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: MenuOverlay.leave),
        UIKeyCommand(input: "\r", modifierFlags: [], action: MenuOverlay.choose),
        UIKeyCommand(input: " ", modifierFlags: [], action: MenuOverlay.choose),
    ]

    override var keyCommands: [UIKeyCommand]? { commands }

    /// Ignores all other keys.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private var isMirrored: Bool { traitCollection.runsRightToLeft }

    private func goDown() { presentation?.moveHighlight(isForward: true) }
    private func goUp() { presentation?.moveHighlight(isForward: false) }
    private func goRight() { isMirrored ? presentation?.closeSubmenu() : presentation?.openHighlightedSubmenu() }
    private func goLeft() { isMirrored ? presentation?.openHighlightedSubmenu() : presentation?.closeSubmenu() }
    private func leave() { presentation?.dismiss() }
    private func choose() { presentation?.chooseHighlighted() }
}
