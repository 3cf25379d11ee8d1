public import Foundation
public import UIKitCore

extension UITextItem {
    /// The menu of a text item.
    ///
    /// Unlike iOS: menus come without previews, as they do under a pointer there, so that a view for one is not shown.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        /// The view beside a menu.
        public enum Preview {
            /// The system's own view of the item.
            case `default`
            /// A view of the app's.
            case view(UIView)
        }

        let menu: UIMenu

        private init(_ menu: UIMenu) {
            self.menu = menu
            super.init()
        }

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - preview: The view beside the menu; nil for none. It has no effect here.
        ///   - menu: The menu. An empty one is not shown.
        public convenience init(preview: Preview? = .default, menu: UIMenu) { self.init(menu) }
    }
}
