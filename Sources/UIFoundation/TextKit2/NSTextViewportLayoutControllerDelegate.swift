public import Foundation

/// Shows the fragments in the visible part of a container.
@preconcurrency @MainActor public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The visible part, with a margin if wanted, in the container's coordinates.
    ///
    /// - Parameter textViewportLayoutController: The controller.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// Called with each fragment in the visible part from the top down, laid out, to be shown by a layer or a view.
    ///
    /// - Parameters:
    ///   - textViewportLayoutController: The controller.
    ///   - textLayoutFragment: The fragment.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

    /// Called before the first fragment.
    ///
    /// - Parameter textViewportLayoutController: The controller.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)

    /// Called after the last fragment.
    ///
    /// - Parameter textViewportLayoutController: The controller.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}

    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
