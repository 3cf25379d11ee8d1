import CoreGraphics
import Foundation
import UIFoundation

/// The views that show a button's values: titles and images by state, or a configuration.
///
/// A button has one of them at a time; its configuration decides which. The button keeps the values, so the content that takes
/// over reads them there.
@MainActor protocol ButtonContent: AnyObject {
    /// The label of the title, made when it is first asked for.
    func titleLabel(in button: UIButton) -> UILabel?
    /// The view of the image, made when it is first asked for.
    func imageView(in button: UIButton) -> UIImageView?
    /// The label below the title; nil where there is none.
    func subtitleLabel(in button: UIButton) -> UILabel?
    /// Updates all content from the button's values and state.
    func show(_ button: UIButton)
    /// The button is pressed, enabled, selected or focused, or is so no longer.
    func stateDidChange(of button: UIButton)
    func tintColorDidChange(of button: UIButton)
    /// The size that shows the content uncut.
    func fittingSize(in button: UIButton) -> CGSize
    func titleRect(in contentRect: CGRect, of button: UIButton) -> CGRect
    func imageRect(in contentRect: CGRect, of button: UIButton) -> CGRect
    /// Puts the views where they belong in the button's bounds.
    func layOut(in button: UIButton)
    /// The shape of the focus ring; nil for the shape of any control.
    func focusShape(in button: UIButton) -> FocusShape?
    /// Removes the views from the button.
    func removeFromButton()
}
