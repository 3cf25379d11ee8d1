import CoreGraphics
import Foundation
@testable import UIKitCore

extension UISplitViewController {
    /// How much the secondary column is dimmed.
    var stageDimming: CGFloat { stage.dimming.alpha }

    /// The buttons that the split view has put into a column's bar.
    func ownButtons(in column: Column) -> [UIBarButtonItem] {
        (columns.child(in: column) as? UINavigationController)?.navigationBar.leadingItems ?? []
    }
}
