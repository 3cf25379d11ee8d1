public import Foundation

/// An address that a scene is to open, with what came along.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// The things that came with it.
    public let options: UIScene.OpenURLOptions

    init(url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}
