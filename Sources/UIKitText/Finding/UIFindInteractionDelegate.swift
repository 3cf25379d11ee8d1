public import UIKitCore

/// Makes the sessions of a find interaction, and hears when they begin and end.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
    /// The session for the search that is about to begin; nil for no search.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The find bar is shown; does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The find bar is gone; does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
