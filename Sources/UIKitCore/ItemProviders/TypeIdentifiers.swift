/// The names of types of content, and which of them are special cases of others.
nonisolated enum TypeIdentifiers {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    /// The types of which each is a special case.
    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.utf16-external-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"],
        "public.comma-separated-values-text": ["public.plain-text"],
        "public.text": ["public.data", "public.content"],
        "public.file-url": ["public.url"],
        "public.url": ["public.data"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.tiff": ["public.image"],
        "public.heic": ["public.image"],
        "public.svg-image": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "com.microsoft.bmp": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "public.image": ["public.data", "public.content"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.composite-content": ["public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.audio": ["public.audiovisual-content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.folder": ["public.directory"],
        "public.directory": ["public.item"],
        "com.apple.uikit.color": ["public.data"],
        "public.data": ["public.item"],
    ]

    /// Whether a type is another one or a special case of it.
    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || (parents[type]?.contains { conforms($0, to: other) } ?? false)
    }
}
