import Foundation

/// The kinds of files that targets have.
enum FileKind {
    case swift
    /// A source in another language.
    case otherSource
    case resource
    /// A data model or another thing that Xcode makes code of.
    case model

    /// The kind of a file; nil for files that are in no product.
    init?(_ path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal": self = .otherSource
        case "xcdatamodeld", "xcdatamodel", "mlmodel", "intentdefinition", "xcmappingmodel": self = .model
        case "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "pdf",
            "svg", "webp",
            "heic", "json", "ttf", "otf", "ttc", "wav", "mp3", "m4a", "aif", "aiff", "caf", "mp4", "mov", "html", "css",
            "js", "txt", "md", "csv", "xml", "bundle", "sqlite", "db", "ttml", "rtf", "realm", "lottie", "xcprivacy":
            self = .resource
        default: return nil
        }
    }
}
