import CoreGraphics
import Foundation
import UIFoundation

extension UITabBarController {
    /// Stops when a controller occurs twice.
    func checkAreDifferent(_ controllers: [UIViewController]) {
        for (index, controller) in controllers.enumerated()
        where controllers[..<index].holds(controller) {
            fatalError(
                "\(ObjectNames.label(of: self)) was given \(ObjectNames.label(of: controller)) twice. Leave one out."
            )
        }
    }

    /// The size of a tab's view in a container of another size: if the view ends at the bar, the bar's height there
    /// is subtracted.
    func tabSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let child = child as? UIViewController, isRoot(child), !reachesBelowBar(child), !givesRoomAway else {
            return usualSize(of: child, in: size)
        }
        let isLow = UIScreen.main.traits(for: size).verticalSizeClass == .compact
        return CGSize(width: size.width, height: max(0, size.height - UITabBar.height(isCompact: isLow)))
    }
}
