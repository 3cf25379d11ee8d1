import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The views of attachments in a text view.
final class TextAttachmentViews {
    private unowned let view: UITextView
    private var rooms: [ObjectIdentifier: AttachmentViewRoom] = [:]
    /// The attachments whose views are shown.
    private var shown: Set<ObjectIdentifier> = []
    /// The most rooms until those of removed attachments are looked for.
    private var limit = 64

    init(of view: UITextView) { self.view = view }

    var isEmpty: Bool { rooms.isEmpty }

    /// The attachment that is laid out instead of one that shows a view; nil when that shows a picture.
    func room(
        for attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any], at index: Int
    ) -> NSTextAttachment? {
        let id = ObjectIdentifier(attachment)
        if let known = rooms[id] {
            known.attributes = attributes
            return known
        }
        guard !view.contentState.usesTextKit1, let kind = attachment.viewProviderClass else { return nil }
        let start = NSTextAttachmentViewProvider.Start(
            attachment: attachment, parentView: view, manager: view.container.textLayoutManager,
            location: NSTextRange(index..<index).location)
        let provider = ConstructibleObject.make(kind, beginningWith: start)
        let room = AttachmentViewRoom(of: attachment, provider, attributes)
        rooms[id] = room
        return room
    }

    /// Shows the views in a part of the text at their positions, and no others.
    func show(_ range: NSRange) {
        var visible: Set<ObjectIdentifier> = []
        view.store.storage.enumerateAttribute(.attachment, in: range, options: .longestEffectiveRangeNotRequired) {
            value, part, _ in
            guard let attachment = value as? NSTextAttachment, let room = rooms[ObjectIdentifier(attachment)] else {
                return
            }
            visible.insert(ObjectIdentifier(attachment))
            show(room, at: part.location)
        }
        // Hash order: each of them is removed, and none knows of another.
        for id in shown.subtracting(visible) { rooms[id]?.provider.view?.removeFromSuperview() }
        shown = visible
        if rooms.count > limit { forgetRemoved() }
    }

    /// Forgets the rooms of attachments that the text has no longer. Those of others are needed as long as their lines are kept.
    private func forgetRemoved() {
        let storage = view.store.storage
        var present: Set<ObjectIdentifier> = []
        storage.enumerateAttribute(
            .attachment, in: NSRange(location: 0, length: storage.length), options: .longestEffectiveRangeNotRequired
        ) { value, _, _ in
            if let attachment = value as? NSTextAttachment { present.insert(ObjectIdentifier(attachment)) }
        }
        rooms = rooms.filter { present.contains($0.key) }
        // Looking for them costs the length of the text, so that it is done once for a multiple of its attachments.
        limit = 2 * rooms.count + 64
    }

    private func show(_ room: AttachmentViewRoom, at index: Int) {
        guard let own = room.provider.view, let line = view.currentManager.laidOutLine(at: index) else { return }
        let leading = line.caretX(at: TextPosition(index: index, isUpstream: false))
        let trailing = line.caretX(at: TextPosition(index: index + 1, isUpstream: true))
        let inset = view.textContainerInset
        let frame = CGRect(
            x: inset.left + min(leading, trailing) + room.lastBounds.minX,
            y: inset.top + line.baseline - room.lastBounds.maxY, width: room.lastBounds.width,
            height: room.lastBounds.height)
        if own.frame != frame { own.frame = frame }
        if own.superview !== view { view.addSubview(own) }
    }

    /// Removes all views.
    func removeAll() {
        // Hash order: each of them is removed, and none knows of another.
        for id in shown { rooms[id]?.provider.view?.removeFromSuperview() }
        (rooms, shown) = ([:], [])
    }
}
