import CoreGraphics
import QuartzCore
import UIKitCore

extension UIView {
    /// The text that the view shows: that of a label or a button, or of the view's own drawing.
    var shownText: String? {
        if let texts = (layer.drawingSetAside ?? layer.recordedDrawing)?.texts, !texts.isEmpty { return texts.joined() }
        // Parts of the drawing may be in layers of their own, which belong to no view.
        let parts = (layer.sublayers ?? []).filter { !$0.isViewLayer }.flatMap { $0.recordedDrawing?.texts ?? [] }
        return parts.isEmpty ? nil : parts.joined()
    }
}
