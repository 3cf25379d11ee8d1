/// The container or presentation whose changes a ``ChangeRunner`` carries out.
package protocol ChangeOwner: AnyObject {
    /// The controllers that know the coordinator of a change.
    func parties(of change: any ControllerChange) -> [UIViewController]
    /// The view that holds the views of the transition; nil until the container has loaded its view.
    var stageView: StageView? { get }
    /// Whether pending changes can begin now.
    var mayBegin: Bool { get }
    /// Called when an animated change has ended. The owner runs the pending changes now or at its next layout.
    func changeDidEnd()
    /// Called when no change is pending or running. The callbacks may have shown or hidden the container meanwhile.
    func changesDidRest()
}

extension ChangeOwner {
    package var mayBegin: Bool { true }
    package func changesDidRest() {}
}
