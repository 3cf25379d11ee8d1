import QuartzCore
package import CoreGraphics
public import Foundation

extension UIView {
    /// From this view's space to the canvas that all windows share; to the root view's superspace when in no window.
    package var toCanvas: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            transform = transform.concatenating(current.layer.state.placement)
            view = current.superview
        }
        return transform
    }

    /// The transform from one view's space to another's; nil stands for the window.
    private static func transform(from source: UIView?, to destination: UIView?) -> CGAffineTransform {
        if source === destination { return .identity }
        let source = source ?? destination?.window
        let destination = destination ?? source?.window
        return (source?.toCanvas ?? .identity).concatenating(destination?.toCanvas.inverted() ?? .identity)
    }

    /// A point of this view's space in another view's; nil means the window, for a window the screen.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(Self.transform(from: self, to: view))
    }

    /// A point of another view's space in this one's; nil means the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(Self.transform(from: view, to: self))
    }

    /// The rectangle around this view's rectangle in another view's space.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(Self.transform(from: self, to: view))
    }

    /// The rectangle around another view's rectangle in this one's space.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(Self.transform(from: view, to: self))
    }
}
