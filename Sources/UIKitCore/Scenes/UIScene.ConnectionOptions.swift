public import Foundation

extension UIScene {
    /// The reasons for connecting a scene.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs that the scene is to open: that of `--open`.
        public let urlContexts: Set<UIOpenURLContext>

        /// The shortcut with which the app was launched: that of `--shortcut`.
        public let shortcutItem: UIApplicationShortcutItem?

        /// The program that requested the scene; nil, because desktops do not report it.
        open var sourceApplication: String? { nil }

        init(urlContexts: Set<UIOpenURLContext>, shortcutItem: UIApplicationShortcutItem?) {
            (self.urlContexts, self.shortcutItem) = (urlContexts, shortcutItem)
        }
    }

    /// Options for opening a URL in another program.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is to be opened only in an app that claims it, not in a browser.
        ///
        /// Desktops do not have such claims: with it no URL is opened.
        open var universalLinksOnly = false

        /// Makes options with the default values.
        public override init() { super.init() }
    }

    /// The options of a request to the app to open a URL.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The program that sent the URL; nil, because desktops do not report it.
        open var sourceApplication: String? { nil }

        /// A value that this program has added; nil, because desktops do not support it.
        open var annotation: Any? { nil }

        /// Whether a file is to be opened at its original path: always true, because files are not copied first.
        open var openInPlace: Bool { true }

        override init() { super.init() }
    }
}
