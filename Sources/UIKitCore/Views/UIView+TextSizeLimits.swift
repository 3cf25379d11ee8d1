import UIFoundation

extension UIView {
    /// The effective limits here, from this view outward.
    var textSizeLimitsDescription: String {
        var lines: [String] = []
        var next: UIView? = self
        while let view = next {
            if let limits = view.attachments?.textSizeLimits {
                let (minimum, maximum) = (limits.minimum?.rawValue ?? "none", limits.maximum?.rawValue ?? "none")
                lines.append("\(view.summary): minimum \(minimum), maximum \(maximum)")
            }
            next = view.superview
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }

    func changeTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
        var limits = attachments?.textSizeLimits ?? TextSizeLimits()
        change(&limits)
        guard limits != attachments?.textSizeLimits ?? TextSizeLimits() else { return }
        madeAttachments.textSizeLimits = limits.isEmpty ? nil : limits
        viewFlags.set(.limitsTextSize, !limits.isEmpty)
        overriddenTraitsDidChange()
    }
}
