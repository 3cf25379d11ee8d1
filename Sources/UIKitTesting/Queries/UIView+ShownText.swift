import CoreGraphics
import QuartzCore
import UIKitCore

extension UIView {
    /// The text that the view shows: what a label or a button says, or what the view's own drawing writes.
    var shownText: String? {
        if let texts = (layer.drawingSetAside ?? layer.recordedDrawing)?.texts, !texts.isEmpty { return texts.joined() }
        return nil
    }
}
