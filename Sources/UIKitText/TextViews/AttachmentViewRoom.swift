import CoreGraphics
import Foundation
import UIFoundation

/// Takes the room of a view in the text, in place of the attachment that shows the view.
final nonisolated class AttachmentViewRoom: NSTextAttachment, @unchecked Sendable {
    let provider: NSTextAttachmentViewProvider
    var attributes: [NSAttributedString.Key: Any]
    /// The room at the last layout.
    private(set) var lastBounds = CGRect.zero
    /// Retained, because the views are known by their attachments.
    private let attachment: NSTextAttachment

    init(
        of attachment: NSTextAttachment, _ provider: NSTextAttachmentViewProvider,
        _ attributes: [NSAttributedString.Key: Any]
    ) {
        (self.attachment, self.provider, self.attributes) = (attachment, provider, attributes)
        super.init(data: nil, ofType: nil)
    }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        lastBounds = MainActor.assumeIsolated {
            provider.attachmentBounds(
                for: attributes, location: NSTextRange(charIndex..<charIndex).location, textContainer: textContainer,
                proposedLineFragment: lineFrag, position: position
            ).standardized
        }
        return lastBounds
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { nil }
}
