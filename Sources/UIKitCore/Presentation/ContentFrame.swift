import QuartzCore

/// A view around a presented controller's view: the card of a sheet or the bubble of a popover.
protocol ContentFrame: UIView {
    /// The presented controller's view.
    var content: UIView? { get set }
}

extension UIPresentationController {
    /// The view to lay out in the container: a frame with the presented controller's view in it.
    ///
    /// If an animator of the app's own has moved that view from the frame into the container, it is the view itself.
    func viewToPresent(in frame: some ContentFrame) -> UIView? {
        guard let view = presentedViewController.view else { return nil }
        let isTakenOut =
            framedView === view && !view.isDescendant(of: frame)
            && storedContainer.map { view.isDescendant(of: $0) } == true
        if isTakenOut { return view }
        framedView = view
        frame.content = view
        return frame
    }
}
