import Foundation
import UIFoundation

extension UIButton {
    /// The look of a button by itself.
    public nonisolated enum ButtonType: Int, Sendable {
        /// White title, without other content that the app has not set.
        case custom = 0
        /// Title and template images in the tint colour, fading while pressed.
        case system = 1
        /// A letter i in a circle.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross on a gray disc.
        case close = 7

        /// An earlier name of `system`.
        public static var roundedRect: ButtonType { .system }

        /// The symbol that the button begins with.
        var image: UIImage? {
            let name: String? =
                switch self {
                case .custom, .system: nil
                case .detailDisclosure, .infoLight, .infoDark: "info.circle"
                case .contactAdd: "plus.circle"
                case .close: "xmark.circle.fill"
                }
            return name.flatMap {
                UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
            }
        }
    }
}
