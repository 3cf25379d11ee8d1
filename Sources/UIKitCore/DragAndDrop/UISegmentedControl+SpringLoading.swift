import Foundation

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over a segment and rest there select it; false by default.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring(interactionBehavior: SegmentSpring(), interactionEffect: nil) { interaction, context in
                    guard let control = interaction.view as? UISegmentedControl else { return }
                    (context.targetItem as? Int).map(control.chooseBySpring)
                }
            }
        }
    }

    /// The segment that the dragged items would select: enabled, below them, and not selected unless the control is momentary.
    func springSegment(_ context: any UISpringLoadedInteractionContext) -> Int? {
        let point = context.location(in: self)
        return segments.indices.first {
            segments[$0].isEnabled && segments[$0].frame.contains(point) && (isMomentary || $0 != storedIndex)
        }
    }

    private func chooseBySpring(_ index: Int) {
        guard segments.indices.contains(index) else { return }
        storedIndex = index
        press(nil)
        notifyOfChoice()
    }
}
