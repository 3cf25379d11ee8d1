/// Follows the finger that chooses from an open menu. It fails for a second finger and outside of the front panel.
final class MenuTracker: UIGestureRecognizer {
    private weak var presentation: MenuPresentation?

    init(of presentation: MenuPresentation) {
        self.presentation = presentation
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == touches.count, touches.count == 1 else { return state = .failed }
        if presentation?.press(at: location(in: view)) != true { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        presentation?.track(at: location(in: view))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let presentation = presentation
        let place = location(in: view)
        state = .ended
        presentation?.lift(at: place)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        presentation?.track(at: nil)
    }
}
