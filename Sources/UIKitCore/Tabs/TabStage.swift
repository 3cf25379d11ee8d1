import CoreGraphics
import Foundation

/// Has the selected child of a tab bar controller on the screen: its place, and the change that brings it there.
final class TabStage: ChangeOwner {
    unowned let tabs: UITabBarController
    /// Holds the children's views below the bar; as large as the container.
    let content = StageView()
    /// The child whose view is in place or arriving; differs from the selected one only while callbacks change the selection.
    var shown: UIViewController?
    private(set) lazy var runner = ChangeRunner(of: self)

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        shown?.unembed()
        shown = nil
    }

    func parties(of change: any ControllerChange) -> [UIViewController] { [tabs] }
    var stageView: StageView? { content }

    /// The children that share the container's own appearances: the one shown, unless a switch drives it.
    var appearanceChildren: [UIViewController] { runner.isAtRest ? shown.map { [$0] } ?? [] : [] }

    // MARK: Selection

    /// Has the selected child take the place of the one that is shown, with the callbacks that the container's own state calls
    /// for. Off screen nothing is loaded: the child comes in when the container appears.
    func bringInSelected() {
        guard tabs.isViewLoaded else { return }
        if !runner.isCallingOut, tabs.appearance.state == .disappeared {
            detachUnselected()
            tabs.view.setNeedsLayout()
            if runner.isAtRest { changesDidRest() }
        } else if runner.running == nil || runner.isCallingOut {
            runner.request(TabChange(on: self))
        }
    }

    /// Adopts the selected child, loaded, in place of another one; the caller lays it out.
    func attachSelected() {
        guard !runner.isCallingOut else { return }
        detachUnselected()
        shown = tabs.selectedRoot
        shown?.loadViewIfNeeded()
    }

    private func detachUnselected() {
        guard let old = shown, old !== tabs.selectedRoot else { return }
        old.unembed()
        shown = nil
        // One that was going with the container does not come back with it.
        if old.isDisappearing { old.endAppearanceTransition() }
    }

    // MARK: Changes

    func changeDidEnd() { bringInSelected() }

    func changesDidRest() {
        if let shown { tabs.alignAppearance(of: shown) }
    }

    // MARK: Layout

    /// Puts the shown child's view in its place; in a transition it is in the animator's hands.
    func layOutShown() {
        if runner.running == nil, let shown, shown.canBeEmbedded { shown.embed(in: content, at: tabs.frame(of: shown)) }
    }

    // MARK: The container's appearance

    /// Brings in the selected child, since the container is about to appear, or ends what moves, since it is about to go.
    func containerWillChange(isAppearing: Bool) {
        runner.containerWillChange(isAppearing: isAppearing) {
            tabs.loadViewIfNeeded()
            attachSelected()
            tabs.layOutContainer()
        }
    }

    func containerDidDisappear() {
        if !runner.isCallingOut { detachUnselected() }
    }
}
