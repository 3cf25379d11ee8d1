import CoreGraphics
import Foundation

/// Shows the selected child of a tab bar controller, and owns the changes between children.
final class TabStage: ChangeOwner {
    unowned let tabs: UITabBarController
    /// Holds the children's views below the bar; as large as the container.
    let content = StageView()
    /// The child whose view is shown or arriving; it differs from the selected one only while callbacks change the selection.
    var shown: UIViewController?
    private(set) lazy var runner = ChangeRunner(of: self)

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Resets the views because the container loads its view again.
    func reset() {
        shown?.unembed()
        shown = nil
    }

    func parties(of change: any ControllerChange) -> [UIViewController] { [tabs] }
    var stageView: StageView? { content }

    /// The children that get the container's own appearance callbacks: the shown one, unless a switch sends it its own.
    var appearanceChildren: [UIViewController] { runner.isAtRest ? shown.map { [$0] } ?? [] : [] }

    // MARK: Selection

    /// Shows the selected child, with the callbacks that match the container's own appearance state.
    ///
    /// Off screen no view is loaded; the child is shown when the container appears.
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

    /// Shows the selected child, loaded, without a change; the caller lays it out.
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
        // A child that was disappearing with the container does not appear again with it.
        if old.isDisappearing { old.endAppearanceTransition() }
    }

    // MARK: Changes

    func changeDidEnd() { bringInSelected() }

    func changesDidRest() {
        if let shown { tabs.alignAppearance(of: shown) }
    }

    // MARK: Layout

    /// Sets the frame of the shown child's view; during a transition the animator does.
    func layOutShown() {
        if runner.running == nil, let shown, shown.canBeEmbedded { shown.embed(in: content, at: tabs.frame(of: shown)) }
    }

    // MARK: The container's appearance

    /// Installs the selected child before the container appears, or ends the running transition before it disappears.
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
