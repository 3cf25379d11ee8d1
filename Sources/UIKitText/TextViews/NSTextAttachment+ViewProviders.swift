import Foundation
public import UIFoundation

/// The classes of view providers by file type.
extension NSTextAttachment {
    private static var viewProviderClasses: [String: AnyClass] = [:]

    /// Makes text views show a view for attachments of a file type, which is to be called before the text is shown.
    ///
    /// - Parameters:
    ///   - textAttachmentViewProviderClass: A class of `NSTextAttachmentViewProvider`s.
    ///   - fileType: The file type, as attachments have it.
    public static func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) { viewProviderClasses[fileType] = textAttachmentViewProviderClass }

    /// The class of view providers that is registered for a file type; nil when there is none.
    ///
    /// - Parameter fileType: The file type.
    public static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        viewProviderClasses[fileType]
    }

    /// Whether text views show a view for the attachment, because a class of view providers is registered for its file type.
    public var usesTextAttachmentView: Bool { viewProviderClass != nil }

    var viewProviderClass: NSTextAttachmentViewProvider.Type? {
        fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } as? NSTextAttachmentViewProvider.Type
    }
}
