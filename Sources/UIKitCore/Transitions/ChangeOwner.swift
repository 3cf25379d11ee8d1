/// The container, or the presentation, whose changes a runner carries out, as the runner knows it.
package protocol ChangeOwner: AnyObject {
    /// The controllers that know the coordinator of a change.
    func parties(of change: any ControllerChange) -> [UIViewController]
    /// Holds the views that come and go; nil before there is anything to see.
    var stageView: StageView? { get }
    /// Whether changes that wait can begin now.
    var mayBegin: Bool { get }
    /// A change that moved is over: what waits begins now, or whenever the container takes it up.
    func changeDidEnd()
    /// All that waited is done and nothing moves; the callbacks may have shown or hidden the container meanwhile.
    func changesDidRest()
}

extension ChangeOwner {
    package var mayBegin: Bool { true }
    package func changesDidRest() {}
}
