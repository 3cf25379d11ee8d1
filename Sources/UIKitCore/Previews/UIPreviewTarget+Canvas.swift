import CoreGraphics

extension UIPreviewTarget {
    /// The centre on the canvas, which all windows share; nil when the container is in no window any more.
    var canvasCenter: CGPoint? {
        guard let window = container.window else { return nil }
        return window.convertToCanvas(CGRect(origin: container.convert(center, to: nil), size: .zero)).origin
    }
}
