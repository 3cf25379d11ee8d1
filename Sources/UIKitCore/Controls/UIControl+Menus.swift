import CoreGraphics
import Foundation

extension UIControl {
    /// The point at the lower edge on the side that is nearer to the window's edge, else in the middle.
    var ownAttachmentPoint: CGPoint {
        guard let window else { return CGPoint(x: bounds.midX, y: bounds.maxY) }
        let part = UIContextMenuInteraction.alignment(of: convert(bounds, to: nil), in: window)
        return CGPoint(x: bounds.minX + bounds.width * part, y: bounds.maxY)
    }

    /// The touch that opened the menu was lifted at a canvas point, or cancelled.
    func endMenuTouch(at canvasPoint: CGPoint?) {
        menuTouch = nil
        contextMenuInteraction?.endSteering(at: canvasPoint)
    }

    /// The menu of an interaction is about to appear; only that of the control's own is reported.
    func menuWillOpen(of interaction: UIContextMenuInteraction) {
        guard interaction === contextMenuInteraction else { return }
        (self as? UIButton)?.isHeld = true
        sendActions(for: .menuActionTriggered)
    }

    /// The menu begins to disappear: removes the pressed look that the control had meanwhile.
    func menuDidClose() {
        (self as? UIButton)?.isHeld = false
        if !isTracking { isHighlighted = false }
    }
}
