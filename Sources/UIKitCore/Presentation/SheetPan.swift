import CoreGraphics
import Foundation

/// The pan recognizer of a sheet. It begins with a vertical movement, and shares it with a scroll view in the card.
///
/// The scroll view's own recognizer recognizes simultaneously. The sheet first takes its part of each translation, and the scroll
/// view gets the rest.
final class SheetPan: UIPanGestureRecognizer {
    private weak var stage: SheetInteraction?
    /// The recognizer of the scroll view that shares the gesture.
    private weak var partner: ScrollPan?
    /// The translation that has been shared so far.
    private var shared: CGFloat = 0

    init(of stage: SheetInteraction) {
        self.stage = stage
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addTarget(self, action: SheetPan.report)
    }

    private func report() { stage?.panDidChange(self) }

    // MARK: Beginning

    override var leavesExcessTouches: Bool { true }

    override func judge(_ travel: SIMD2<Double>) {
        let translation = convert(travel, to: view)
        guard max(abs(translation.x), abs(translation.y)) >= Self.slop else { return }
        state = abs(translation.y) > abs(translation.x) ? .began : .failed
    }

    override func willRecognize(afterWaiting: Bool) {
        super.willRecognize(afterWaiting: afterWaiting)
        partner = inputs.first?.recognizers.lazy.compactMap { $0 as? ScrollPan }.first { Self.canShare($0) }
        shared = 0
        stage?.panWillBegin(sharingWith: partner?.view as? UIScrollView)
    }

    /// Whether a scroll view's recognizer recognizes a vertical pan, or may still do so.
    private static func canShare(_ pan: ScrollPan) -> Bool {
        guard let scrollView = pan.view as? UIScrollView, scrollView.scrollableAxes.contains(.vertical) else {
            return false
        }
        return pan.state == .possible || abs(pan.travel.y) >= abs(pan.travel.x)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { (other as? ScrollPan).map(Self.canShare) != true }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        if other is DelayedTouchRecognizer { return false }
        return (other as? ScrollPan).map(Self.canShare) != true
    }

    // MARK: Sharing

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state.isActive, let stage else { return }
        let translation = translation(in: view).y
        let own = stage.share(translation - shared)
        shared = translation
        if own != 0 { partner?.leaveOut(own) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive, stage?.isDisplaced == true { partner?.ownsSpeed = false }
        super.touchesEnded(touches, with: event)
    }

    override func reset() {
        super.reset()
        (partner, shared) = (nil, 0)
        stage?.panDidReset()
    }
}
