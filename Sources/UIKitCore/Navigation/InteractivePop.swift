import CoreGraphics
import Foundation
import UIFoundation

/// Drives a pop by a pan from the leading edge.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The speed in points per second above which a pan decides by its direction; a slower one decides by its progress.
    private static let decidingSpeed: CGFloat = 300

    private unowned let navigation: UINavigationController
    let recognizer = PopEdgePan()
    private var interactionController: UIPercentDrivenInteractiveTransition?
    /// Whether the delegates were asked whether the pop may begin, and allowed it.
    private var isPermitted = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.mayPop = { [weak self] in self?.navigation.stage.mayBeginInteractivePop == true }
        recognizer.addTarget(self, action: Selector(InteractivePop.follow, name: "handleNavigationTransition:"))
    }

    /// Without a back button there is no interactive pop, unless the app replaces this delegate by its own.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isPermitted = navigation.showsBackButton && permits()
        return isPermitted
    }

    /// Whether the delegate has no animator of its own for an interactive pop, and the bar's delegate allows the pop.
    private func permits() -> Bool {
        if navigation.stage.delegateMovesPop { return false }
        let bar = (navigation.topViewController as? UINavigationController)?.navigationBar ?? navigation.navigationBar
        if bar.topItem?.backAction != nil { return false }
        return bar.topItem.map { bar.delegate?.navigationBar(bar, shouldPop: $0) } != false
    }

    /// Sets the edge from which pages return in this layout direction.
    func layoutDirectionMayHaveChanged() { recognizer.edges = isFromRight ? .right : .left }

    private var isFromRight: Bool { navigation.viewIfLoaded?.runsRightToLeft == true }

    private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
        switch pan.state {
        case .began: begin()
        case .changed: interactionController?.update(progress)
        case .ended: end()
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    private func begin() {
        // If the app is the recognizer's delegate, the permission has not been asked for yet.
        defer { isPermitted = false }
        guard isPermitted || permits() else { return }
        let interactionController = UIPercentDrivenInteractiveTransition()
        self.interactionController = interactionController
        navigation.stage.pop(by: interactionController)
        interactionController.update(progress)
    }

    /// The progress of the pan as a part of the width.
    private var progress: CGFloat {
        guard let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return 0 }
        let translation = recognizer.translation(in: view).x / view.bounds.width
        return max(0, min(1, isFromRight ? -translation : translation))
    }

    private func end() {
        guard let interactionController else { return }
        interactionController.update(progress)
        let velocity = recognizer.velocity(in: navigation.viewIfLoaded).x * (isFromRight ? -1 : 1)
        let finishes = abs(velocity) > Self.decidingSpeed ? velocity > 0 : progress > 0.5
        let width = navigation.viewIfLoaded?.bounds.width ?? 0
        interactionController.springOn(
            over: finishes ? 1 - progress : progress, speed: width > 0 ? abs(velocity) / width : 0)
        if finishes { interactionController.finish() } else { interactionController.cancel() }
        self.interactionController = nil
    }

    private func cancel() {
        guard let interactionController else { return }
        interactionController.springOn(over: progress, speed: 0)
        interactionController.cancel()
        self.interactionController = nil
    }
}
