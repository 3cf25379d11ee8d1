import CoreGraphics
import QuartzCore
import UIKitCore

extension UIView {
    /// The text that the view shows: that of a label or a button, or of the view's own drawing.
    var shownText: String? {
        if let texts = (layer.drawingSetAside ?? layer.recordedDrawing)?.texts, !texts.isEmpty { return texts.joined() }
        return nil
    }
}
