import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

extension UICollectionViewCell {
    /// Gives a cell of an archive the content view and the backgrounds of the file.
    func prepare(from coder: NSCoder) {
        let view: UIView? = coder.interface?.object("contentView")
        if let view { plainContentView = view }
        prepare()
        guard let coder = coder.interface else { return }
        // Subviews of files without a content view lie in the cell itself, in front of the one that is made.
        if view == nil { sendSubviewToBack(contentView) }
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        if let view: UIView = coder.object("selectedBackgroundView") { selectedBackgroundView = view }
        // The size that an editor shows the prototype in.
        _ = coder.size("customSize")
    }
}
