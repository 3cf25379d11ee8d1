import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over the button and rest there trigger it; false by default.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring { interaction, _ in (interaction.view as? UIButton)?.triggerBySpring() }
            }
        }
    }

    private func triggerBySpring() {
        if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
        if triggersPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered) }
        sendActions(for: .touchUpInside)
    }
}
