import Foundation
import InterfaceArchive
import ResourceFiles

extension UIVisualEffectView {
    /// Reads the effect.
    func decodeEffect(from coder: InterfaceCoder) {
        guard let element = coder.repeated("blurEffect").first else { return }
        if let style = coder.coder(for: element).choice("style", DecodedEffectWords.blurStyles) {
            effect = UIBlurEffect(style: style)
        }
    }
}
