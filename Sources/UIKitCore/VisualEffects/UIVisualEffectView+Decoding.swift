import Foundation
import InterfaceArchive
import ResourceFiles

extension UIVisualEffectView {
    /// Reads the effect.
    func decodeEffect(from coder: InterfaceCoder) {
        if let element = coder.repeated("vibrancyEffect").first {
            let inner = coder.coder(for: element)
            guard let blur = blur(from: inner) else { return }
            let style = inner.choice("style", DecodedEffectWords.vibrancyStyles) ?? .label
            effect = UIVibrancyEffect(blurEffect: blur, style: style)
        } else if let blur = blur(from: coder) {
            effect = blur
        }
    }

    private func blur(from coder: InterfaceCoder) -> UIBlurEffect? {
        guard let element = coder.repeated("blurEffect").first,
            let style = coder.coder(for: element).choice("style", DecodedEffectWords.blurStyles)
        else { return nil }
        return UIBlurEffect(style: style)
    }
}
