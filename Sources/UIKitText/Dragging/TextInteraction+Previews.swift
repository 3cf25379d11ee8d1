import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The previews of dragged and dropped text.
extension TextInteraction {
    /// A picture of the lines of a range, without handles and highlights; nil if none of them is visible.
    func preview(of range: Range<Int>) -> UITargetedDragPreview? {
        guard view.window != nil, view.mayLayOut else { return nil }
        let room = canvas.bounds.intersection(view.bounds)
        let lines = geometry.rects(of: range, showingIn: room).map { $0.intersection(room) }.filter { !$0.isEmpty }
        guard let first = lines.first else { return nil }
        let box = lines.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
        let made = withoutMarks {
            view.resizableSnapshotView(from: box, afterScreenUpdates: true, withCapInsets: .zero)
        }
        guard let picture = made else { return nil }
        picture.frame = CGRect(origin: .zero, size: box.size)
        let rects = lines.map { NSValue(cgRect: $0.offsetBy(dx: -box.minX, dy: -box.minY)) }
        return UITargetedDragPreview(
            view: picture, parameters: UIDragPreviewParameters(textLineRects: rects),
            target: UIDragPreviewTarget(container: view, center: CGPoint(x: box.midX, y: box.midY)))
    }
}
