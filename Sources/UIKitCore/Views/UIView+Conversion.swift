import QuartzCore
package import CoreGraphics
import Foundation

extension UIView {
    /// The transform from this view's space to the canvas of all windows; in no window to the root view's superspace.
    package var toCanvas: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            transform = transform.concatenating(current.layer.state.placement)
            view = current.storedSuperview
        }
        return transform
    }

    /// Whether all transforms between the view and its root are affine.
    private var isInCanvasPlane: Bool {
        var view: UIView? = self
        while let current = view {
            guard current.layer.liesInPlane else { return false }
            view = current.storedSuperview
        }
        return true
    }

    /// The transform from one view's space to another's, with nil for the window; nil when a transform on the path is not affine.
    private static func transform(from source: UIView?, to destination: UIView?) -> CGAffineTransform? {
        if source === destination { return .identity }
        let source = source ?? destination?.window
        let destination = destination ?? source?.window
        // Most views differ only by an offset.
        if let first = source?.layer.offset(from: nil), let last = destination?.layer.offset(from: nil) {
            return CGAffineTransform(translationX: first.dx - last.dx, y: first.dy - last.dy)
        }
        guard source?.isInCanvasPlane != false, destination?.isInCanvasPlane != false else { return nil }
        return (source?.toCanvas ?? .identity).concatenating(destination?.toCanvas.inverted() ?? .identity)
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        Self.transform(from: self, to: view).map { point.applying($0) }
            ?? layer.convert(point, to: (view ?? window)?.layer)
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        Self.transform(from: view, to: self).map { point.applying($0) }
            ?? layer.convert(point, from: (view ?? window)?.layer)
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.transform(from: self, to: view).map { rect.applying($0) }
            ?? layer.convert(rect, to: (view ?? window)?.layer)
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.transform(from: view, to: self).map { rect.applying($0) }
            ?? layer.convert(rect, from: (view ?? window)?.layer)
    }
}
