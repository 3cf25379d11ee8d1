import CoreGraphics

extension UIView {
    func replaceInteractions(with wanted: [any UIInteraction]) {
        for interaction in interactions where !wanted.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in wanted { addInteraction(interaction) }
    }

    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeAttachments.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = attachments?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments?.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    func append(_ effect: UIMotionEffect) {
        if !motionEffects.holds(effect) { motionEffects.append(effect) }
    }

    /// The storage of properties that few views have, made when it is first needed.
    var madeAttachments: ViewAttachments {
        if let attachments { return attachments }
        let made = ViewAttachments()
        attachments = made
        return made
    }
}
