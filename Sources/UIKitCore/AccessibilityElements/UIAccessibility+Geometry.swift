public import CoreGraphics
public import UIFoundation

extension UIAccessibility {
    /// Converts a rectangle of a view's space to the coordinates of the screen.
    ///
    /// - Returns: The rectangle around the converted one; in the coordinates of the topmost view for one in no window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.rectOnScreen(rect)
    }

    /// Converts a path of a view's space to the coordinates of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        func convert(_ point: CGPoint) -> CGPoint {
            convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: view).origin
        }
        // Windows and views are only moved, turned and scaled, so that three points determine the whole change.
        let (origin, x, y) = (convert(.zero), convert(CGPoint(x: 1, y: 0)), convert(CGPoint(x: 0, y: 1)))
        guard let copy = path.copy() as? UIBezierPath else { return path }
        copy.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return copy
    }
}
