import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The previews of dragged and dropped text.
extension TextInteraction {
    /// A picture of the lines of a range, without handles and highlights; nil if none of them is visible.
    func preview(of range: Range<Int>) -> UITargetedDragPreview? {
        guard host.window != nil, view.mayLayOut else { return nil }
        let room = canvas.bounds.intersection(host.bounds)
        let lines = geometry.rects(of: range, showingIn: room).map { $0.intersection(room) }.filter { !$0.isEmpty }
        guard let first = lines.first else { return nil }
        let text = lines.dropFirst().reduce(first) { $0.union($1) }
        let made = withoutMarks {
            host.resizableSnapshotView(from: text, afterScreenUpdates: true, withCapInsets: .zero)
        }
        guard let picture = made else { return nil }
        // The margin is empty: it would show parts of the characters beside the text.
        let box = text.insetBy(dx: -4, dy: -2)
        let page = UIView(frame: CGRect(origin: .zero, size: box.size))
        page.backgroundColor = host.backgroundColor
        picture.frame = CGRect(x: 4, y: 2, width: text.width, height: text.height)
        page.addSubview(picture)
        let rects = lines.map { NSValue(cgRect: $0.offsetBy(dx: -box.minX, dy: -box.minY)) }
        return UITargetedDragPreview(
            view: page, parameters: UIDragPreviewParameters(textLineRects: rects),
            target: UIDragPreviewTarget(container: host, center: CGPoint(x: box.midX, y: box.midY)))
    }
}
