public import Foundation

/// A URL that a scene is to open, with the options of the request.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL to open.
    public let url: URL
    /// The options of the request.
    public let options: UIScene.OpenURLOptions

    init(url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}
