public import Foundation

extension UIScene {
    /// The reasons for which a scene is connected.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses that the scene is to open: that of `--open`.
        public let urlContexts: Set<UIOpenURLContext>

        /// The shortcut that the app is launched for: that of `--shortcut`.
        public let shortcutItem: UIApplicationShortcutItem?

        /// The program that asked for the scene; nil, for desktops do not tell.
        open var sourceApplication: String? { nil }

        init(urlContexts: Set<UIOpenURLContext>, shortcutItem: UIApplicationShortcutItem?) {
            (self.urlContexts, self.shortcutItem) = (urlContexts, shortcutItem)
        }
    }

    /// Wishes for how another program opens an address.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether the address is to be opened only in an app that claims it, and not in a browser. Desktops know no such claims:
        /// with it nothing is opened.
        open var universalLinksOnly = false

        /// Makes options without wishes.
        public override init() { super.init() }
    }

    /// The things that came with an address that the app is to open.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The program that sent the address; nil, for desktops do not tell.
        open var sourceApplication: String? { nil }

        /// Something that this program has added; nil, for desktops have no such thing.
        open var annotation: Any? { nil }

        /// Whether a file is to be opened where it is: it always is, for nothing is copied first.
        open var openInPlace: Bool { true }

        override init() { super.init() }
    }
}
