public import Foundation

/// Lays out the visible part of a container, and gives its fragments to a delegate.
///
/// A text view does so by itself, and the bounds of its controller are those of the visible text.
open nonisolated class NSTextViewportLayoutController: NSObject, @unchecked Sendable {
    /// The delegate, which shows fragments.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The layout manager with the fragments.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?

    private var bounds = CGRect.zero
    private var range: NSTextRange?

    /// Makes a controller.
    ///
    /// - Parameter textLayoutManager: The layout manager, which is not retained.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// The visible part at the last layout, in the container's coordinates.
    open var viewportBounds: CGRect { visibleBounds ?? bounds }

    /// The part of the document that was visible at the last layout; nil when there was none.
    open var viewportRange: NSTextRange? { visibleBounds.map { textLayoutManager?.layOut($0) { _ in } } ?? range }

    /// Asks the delegate for the visible part, lays it out and calls the delegate with its fragments from the top down. Without
    /// delegate nothing is done.
    open func layoutViewport() {
        guard let delegate else { return }
        MainActor.assumeIsolated {
            delegate.textViewportLayoutControllerWillLayout(self)
            bounds = delegate.viewportBounds(for: self)
            range = textLayoutManager?.layOut(bounds) { fragment in
                MainActor.assumeIsolated {
                    delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
                }
            }
            delegate.textViewportLayoutControllerDidLayout(self)
        }
    }

    /// Moves the visible part so that it begins with a location, which is laid out.
    ///
    /// - Parameter textLocation: A location of the document.
    /// - Returns: The top of the paragraph with the location, in points from the container's top, to scroll there.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        bounds.origin.y = top(of: textLocation)
        return bounds.minY
    }

    /// Moves the visible part without laying out.
    ///
    /// - Parameter verticalOffset: The distance in points, downwards.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { bounds.origin.y += verticalOffset }
}

nonisolated extension NSTextViewportLayoutController {
    /// The visible part of a text view.
    private var visibleBounds: CGRect? { delegate == nil ? textLayoutManager?.visibleBounds?() : nil }

    fileprivate func top(of location: any NSTextLocation) -> CGFloat {
        guard let manager = textLayoutManager else { return 0 }
        let index = IndexedTextLocation.index(of: location)
        // The end of the document is in its last paragraph.
        guard let fragment = manager.fragment(at: index) ?? manager.fragment(at: index - 1) else { return 0 }
        fragment.layOut()
        return fragment.layoutFragmentFrame.minY
    }
}
