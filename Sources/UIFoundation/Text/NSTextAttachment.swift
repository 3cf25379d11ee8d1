import CoreGraphics
package import CoreText
public import Foundation

/// A picture in a text that replaces an object replacement character.
///
/// Status: partial – images and data of images; file wrappers are not implemented, nor
/// `viewProvider(for:location:textContainer:)`, because views are not known here: register a class of view providers for the
/// file type.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The character that a picture replaces: U+FFFC.
    open class var character: Int { 0xFFFC }

    /// The bytes of an image file, shown while there is no `image`.
    open var contents: Data? { didSet { decoded = nil } }
    /// The kind of data in `contents`; kept, and not needed to read it.
    open var fileType: String?
    /// The picture.
    open var image: UIImage?
    /// The rectangle, its origin seen from the pen on the baseline, y pointing up; zero means the image's size on the baseline.
    open var bounds = CGRect.zero

    private var decoded: UIImage?

    /// Makes an attachment of the bytes of an image file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Makes an attachment of an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Makes an attachment without a picture.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// The room in a text container, its origin seen from the pen on the baseline, y pointing up; layout managers ask.
    ///
    /// Status: partial – `position` is the line's beginning, for the glyph's position is not known before the room is.
    ///
    /// - Parameters:
    ///   - textContainer: The container.
    ///   - lineFrag: The room for the line, of the container's width.
    ///   - position: The glyph's position in the line.
    ///   - charIndex: The attachment's character.
    /// - Returns: `bounds`, or with these zero the image's size on the baseline.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { inlineImage.bounds }

    /// The picture for a room in a text container; layout managers ask.
    ///
    /// - Parameters:
    ///   - imageBounds: The room.
    ///   - textContainer: The container.
    ///   - charIndex: The attachment's character.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    private var shownImage: UIImage? {
        if let image { return image }
        if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
        return decoded
    }
}

nonisolated extension NSTextAttachment: ImageAttribute {
    package var inlineImage: InlineImage {
        let image = shownImage
        let room = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds.standardized
        return InlineImage(image, in: room)
    }

    /// The picture with its room in a container, in a line of text of a size.
    func inlineImage(in container: NSTextContainer?, at index: Int, size: CGFloat) -> InlineImage {
        let line = CGRect(x: 0, y: 0, width: container?.limitingWidth ?? 0, height: size)
        let room = attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index
        ).standardized
        let image = image(forBounds: room, textContainer: container, characterIndex: index)
        return InlineImage(image, in: room)
    }
}

nonisolated extension InlineImage {
    /// A picture in a room, in its own colours, its tint, or that of the text.
    fileprivate init(_ image: UIImage?, in room: CGRect) {
        self.init(
            image: image?.cgImage, bounds: room, isTemplate: image?.isTemplate == true,
            tint: image?.tintColor?.attributeColor)
    }
}

nonisolated extension NSAttributedString {
    /// Makes a text of one character that shows an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether a range of UTF-16 code units contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: .longestEffectiveRangeNotRequired) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
