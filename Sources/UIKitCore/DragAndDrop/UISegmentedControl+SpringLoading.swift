import Foundation

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over a segment and stay there choose it; false at first.
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

    /// The enabled segment below dragged items that they may choose; nil for none.
    fileprivate func springSegment(_ context: any UISpringLoadedInteractionContext) -> Int? {
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

/// Has segments be chosen one by one.
private final class SegmentSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
            let index = control.springSegment(context)
        else { return false }
        context.targetItem = index
        context.targetView = control.segments[index]
        return true
    }
}
