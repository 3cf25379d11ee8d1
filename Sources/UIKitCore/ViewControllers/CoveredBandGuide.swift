import Foundation
import UIFoundation

/// The part of a controller's view above or below its safe area.
final class CoveredBandGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool
    private var height: NSLayoutConstraint?

    init(of view: UIView, atTop isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
        identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
        height = becomeBand(of: view, at: isAtTop ? .top : .bottom)
        ownerSafeAreaDidChange()
    }

    var length: CGFloat {
        guard let insets = owner?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }

    override func ownerSafeAreaDidChange() { height?.constant = length }

    /// The existing guide for a band of a view, or a new one.
    static func guide(of view: UIView, atTop isAtTop: Bool) -> CoveredBandGuide {
        for case let guide as CoveredBandGuide in view.layoutGuides where guide.isAtTop == isAtTop { return guide }
        return CoveredBandGuide(of: view, atTop: isAtTop)
    }
}

extension UILayoutGuide {
    /// The band of a controller's view that bars cover, for interface files that predate safe areas.
    package static func coveredBand(of view: UIView, atTop isAtTop: Bool) -> UILayoutGuide {
        CoveredBandGuide.guide(of: view, atTop: isAtTop)
    }
}
