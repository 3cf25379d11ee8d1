import CoreGraphics
import Foundation
import UIFoundation

extension UISplitViewController {
    /// Called when the app's preferences have changed.
    func preferencesDidChange() {
        guard isViewLoaded else { return stage.arrangement = preferences.arrangement(in: UIScreen.main.bounds.size) }
        let isAnimated = UIView.inheritedAnimationDuration > 0
        stage.runner.whenFree { [self] in
            stage.followPreferences(animated: isAnimated)
            view.setNeedsLayout()
            if isAnimated { view.layoutIfNeeded() }
        }
    }

    func width(of column: Column) -> CGFloat {
        let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        return preferences.width(column, in: total, stage.arrangement)
    }

    /// Called when the user has dragged a divider.
    func userDidDrag(_ column: Column, to width: CGFloat) {
        let former = preferences
        let path: WritableKeyPath<SplitPreferences, SplitWidths> = column == .primary ? \.primary : \.supplementary
        let range = preferences[keyPath: path].dragRange
        preferences[keyPath: path].dragged = max(range.lowerBound, min(range.upperBound, width))
        if preferences != former { view.setNeedsLayout() }
    }

    // MARK: Orientation

    var ownSupportedOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    var ownPreferredOrientation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }
}
