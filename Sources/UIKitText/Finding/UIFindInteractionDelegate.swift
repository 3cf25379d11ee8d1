public import UIKitCore

/// Provides the sessions of a find interaction, and is notified when they begin and end.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
    /// The session for a new search in a view; nil prevents the search.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The find bar has opened; the default implementation is empty.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The find bar has closed; the default implementation is empty.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
