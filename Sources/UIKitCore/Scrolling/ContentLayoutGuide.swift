import CoreGraphics

/// The guide of a scroll view's content; constraints on its size determine the content size.
final class ContentLayoutGuide: UILayoutGuide {
    init(of scrollView: UIScrollView) {
        super.init()
        identifier = "UIScrollView-contentLayoutGuide"
        scrollView.addLayoutGuide(self)
    }

    private var scrollView: UIScrollView? { owner as? UIScrollView }

    override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }
    override func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool { true }
    /// The content's origin is that of the scroll view's space.
    override var positionIsFixed: Bool { true }

    override func applySolvedFrame() {
        guard let scrollView, let state = layoutState, var frame = state.solvedFrame else { return }
        var size = scrollView.contentSize
        let excess = scrollView.storedZoomScale - 1
        if excess != 0, let zoomed = scrollView.viewForZooming, zoomed.isPlacedByConstraints {
            // Layout uses the size without the zoom scale.
            frame.size.width += excess * zoomed.bounds.width
            frame.size.height += excess * zoomed.bounds.height
        }
        // Constraints to the leading and top edges alone leave the content size to the app.
        if state.decidesLength(along: .horizontal) { size.width = frame.width }
        if state.decidesLength(along: .vertical) { size.height = frame.height }
        if size != scrollView.contentSize { scrollView.contentSize = size }
    }
}
