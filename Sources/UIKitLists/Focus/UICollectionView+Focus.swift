import Foundation
import UIFoundation
package import CoreGraphics
package import UIKitCore

extension UICollectionView: FocusList {
    package var itemGroup: String { "UICollectionView \(ObjectIdentifier(self))" }

    package func itemStep(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)? {
        engine.step(heading, from: item)
    }

    package func itemEntrance() -> UIView? { engine.entrance }

    package func itemChoice(of item: UIView) -> (() -> Void)? { engine.choice(of: item) }

    package func item(startingWith text: String, from item: UIView, staysIfPossible: Bool) -> UIView? {
        engine.item(startingWith: text, from: item, staysIfPossible: staysIfPossible)
    }

    package func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint {
        engine.contentOffset(showing: item, from: start)
    }
}
