import Foundation
import UIKitCore

extension UITableViewHeaderFooterView {
    /// Moves the content view of the style behind the views of the file, which are subviews of the header itself.
    func prepare(from coder: NSCoder) {
        prepare()
        guard coder.interface != nil else { return }
        sendSubviewToBack(contentView)
        if let margins = coder.interface?.insets("layoutMargins") { layoutMargins = margins }
        if let margins = coder.interface?.directionalInsets("directionalLayoutMargins") {
            directionalLayoutMargins = margins
        }
    }

    /// Whether constraints lay out subviews of the view's own, and none those of the content view.
    var laysOutItself: Bool { configured.view == nil && !constraints.isEmpty && contentView.constraints.isEmpty }
}
