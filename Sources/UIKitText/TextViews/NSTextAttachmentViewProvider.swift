public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Gives the view that a text view shows for an attachment.
///
/// A subclass is registered for the file type of attachments by `NSTextAttachment.registerViewProviderClass(_:forFileType:)`. The
/// view is a subview of the text view while it is in the visible part, and receives touches before the text does. Text views that
/// use TextKit 1 show no such views.
///
/// Unlike iOS, an attachment object has one provider in a text view, even where the text has it twice.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: ConstructibleObject {
    /// The values that a provider is made of, when its class is known only at run time.
    struct Start {
        let attachment: NSTextAttachment
        let parentView: UIView?
        let manager: NSTextLayoutManager?
        let location: any NSTextLocation
    }

    /// The attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text.
    open var textLayoutManager: NSTextLayoutManager? { manager ?? (parentView as? UITextView)?.textLayoutManager }
    /// The location of the attachment in the document when the view was made.
    open private(set) var location: any NSTextLocation
    /// Whether the attachment is as large as the view; else, by default, it has its own bounds.
    open var tracksTextAttachmentViewBounds = false

    private var loadedView: UIView?
    private weak var manager: NSTextLayoutManager?
    private weak var parentView: UIView?

    /// Makes a provider.
    ///
    /// - Parameters:
    ///   - textAttachment: The attachment, which is not retained.
    ///   - parentView: The text view.
    ///   - textLayoutManager: The layout manager of the text, which is not retained.
    ///   - location: The attachment's location in the document.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        (self.textAttachment, self.location) = (textAttachment, location)
        (manager, self.parentView) = (textLayoutManager, parentView)
        super.init()
    }

    @available(swift, obsoleted: 1)
    public required convenience init?(_ key: ConstructionKey) {
        guard let start = key.beginning as? Start else { return nil }
        self.init(
            textAttachment: start.attachment, parentView: start.parentView, textLayoutManager: start.manager,
            location: start.location)
    }

    // Explicit, because subclasses could not declare nonisolated deinitializers otherwise.
    deinit {}

    /// The view; `loadView()` is called when it is asked for and not set.
    open var view: UIView? {
        get {
            if loadedView == nil { loadView() }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Sets `view`. A subclass overrides it; the class itself makes an empty view.
    open func loadView() { loadedView = UIView() }

    /// The room of the attachment in its line, its origin seen from the pen on the baseline, y pointing up.
    ///
    /// With `tracksTextAttachmentViewBounds` it is the size of the view, on the baseline; else that of the attachment, and
    /// without any the size that fits the view.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the attachment's character.
    ///   - location: The attachment's location in the document.
    ///   - textContainer: The container.
    ///   - proposedLineFragment: The room for the line, of the container's width.
    ///   - position: The beginning of the line.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { room(location, textContainer, proposedLineFragment, position) }
}

extension NSTextAttachmentViewProvider {
    private func room(
        _ location: any NSTextLocation, _ container: NSTextContainer?, _ line: CGRect, _ position: CGPoint
    ) -> CGRect {
        // Views are loaded first, because `loadView()` may set whether they are tracked.
        let view = view
        if tracksTextAttachmentViewBounds { return CGRect(origin: .zero, size: view?.bounds.size ?? .zero) }
        let index = NSTextRange(location: location).indices.lowerBound
        let own =
            textAttachment?.attachmentBounds(
                for: container, proposedLineFragment: line, glyphPosition: position, characterIndex: index) ?? .zero
        guard own.isEmpty else { return own }
        let size = view.map { $0.bounds.isEmpty ? $0.sizeThatFits(line.size) : $0.bounds.size }
        return CGRect(origin: .zero, size: size ?? .zero)
    }
}
