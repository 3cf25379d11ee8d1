extension UIView {
    /// The behaviours added to the view, in that order.
    public var interactions: [any UIInteraction] {
        get { attachments?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds a behaviour, taking it off the view that it was added to before.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeAttachments.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes a behaviour; one that belongs to another view stays there.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = attachments?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments?.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// The place for what few views have.
    var madeAttachments: ViewAttachments {
        if let attachments { return attachments }
        let made = ViewAttachments()
        attachments = made
        return made
    }
}
