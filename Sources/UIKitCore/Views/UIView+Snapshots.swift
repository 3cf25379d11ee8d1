public import Foundation
import CoreGraphics
import QuartzCore
public import UIFoundation

extension UIView {
    /// A view that goes on to show what this view shows now, without what lies outside of its bounds.
    ///
    /// - Parameter afterUpdates: whether changes that no frame shows yet are taken in; otherwise the picture is that of the last
    ///   frame, and empty for a view that no frame has shown.
    /// - Complexity: linear in the number of layers inside; their pictures are shared, not copied.
    /// - Returns: a view of the same size at its superview's origin. Material through which others shine shows its tint alone.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with the look of a rectangle of this view's bounds space; `afterUpdates` for changes that no frame shows yet.
    ///
    /// - Parameter capInsets: what keeps its size along the edges when the view returned is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let rect = rect.standardized
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.show(picture(afterUpdates: afterUpdates), part: rect, capInsets: capInsets)
        return snapshot
    }

    /// Draws what the view shows, with everything in it, stretched over a rectangle of the current context.
    ///
    /// Material through which others shine shows its tint alone.
    /// - Parameter afterUpdates: whether changes that no frame shows yet are taken in.
    /// - Returns: false when nothing was drawn: without a context, or when nothing of the view shows.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0, !rect.isNull,
            let picture = picture(afterUpdates: afterUpdates)
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.draw(picture)
        context.restoreGState()
        return true
    }

    private func picture(afterUpdates: Bool) -> RenderNode? {
        if afterUpdates { LayoutPass.layOutNow(self) }
        return layer.picture(afterUpdates: afterUpdates)
    }
}
