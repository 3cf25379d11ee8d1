import CoreGraphics
public import Foundation
public import UIFoundation

extension UIBarButtonItem {
    /// Puts a picture behind the button in a state and a kind of bar, whatever the button's style; nil takes it away.
    ///
    /// The picture is as wide as the button, which keeps 10 points free beside its title, and as high as it is itself.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        background.set(backgroundImage, for: state, metrics: barMetrics)
    }

    /// The picture that was set for a state and a kind of bar.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        background.image(for: state, metrics: barMetrics)
    }

    /// Puts a picture behind the button while it has a style; it goes before one for all styles.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        background.set(backgroundImage, for: state, style: style, metrics: barMetrics)
    }

    /// The picture that was set for a state, a style and a kind of bar.
    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        background.image(for: state, style: style, metrics: barMetrics)
    }

    /// Moves the picture behind the button down by some points in a kind of bar.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        background.setVerticalOffset(adjustment, for: barMetrics)
    }

    /// How far the picture behind the button is moved down, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        background.verticalOffset(for: barMetrics)
    }

    /// Moves the title from its place in a kind of bar.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        background.setTitleOffset(adjustment, for: barMetrics)
    }

    /// How far the title is moved from its place.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        background.titleOffset(for: barMetrics)
    }

    // MARK: As a back button

    /// Puts a picture behind the back button, where this item says what that looks like; nil takes it away.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backButtonBackground.set(backgroundImage, for: state, metrics: barMetrics)
    }

    /// The picture behind the back button that was set for a state and a kind of bar.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backButtonBackground.image(for: state, metrics: barMetrics)
    }

    /// Moves the word of the back button from its place in a kind of bar.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backButtonBackground.setTitleOffset(adjustment, for: barMetrics)
    }

    /// How far the word of the back button is moved from its place.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backButtonBackground.titleOffset(for: barMetrics)
    }

    /// Moves the picture behind the back button down by some points in a kind of bar.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backButtonBackground.setVerticalOffset(adjustment, for: barMetrics)
    }

    /// How far the picture behind the back button is moved down, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backButtonBackground.verticalOffset(for: barMetrics)
    }
}
