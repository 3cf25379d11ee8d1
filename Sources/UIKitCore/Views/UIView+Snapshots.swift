import Foundation
import CoreGraphics
import QuartzCore
import UIFoundation

extension UIView {
    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView {
        let rect = rect.standardized
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.show(picture(afterUpdates: afterUpdates), part: rect, capInsets: capInsets)
        return snapshot
    }

    func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
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
