public import Foundation
public import UIFoundation

/// The background of a button: a fill with round corners, a picture, a view of the app's, a line around it.
///
/// Status: partial – all but insets that grow with the layout margins, which are not implemented.
public nonisolated struct UIBackgroundConfiguration {
    /// The fill; nil leaves it to the style, `UIColor.clear` shows none.
    public var backgroundColor: UIColor?
    /// Makes the fill from `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The corners' radius in points.
    public var cornerRadius: CGFloat = 0
    /// The effect on the content behind the button, below the fill.
    public var visualEffect: UIVisualEffect?
    /// How far the background stays inside the bounds; negative reaches outside.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A view of the app's, in front of the fill.
    public var customView: UIView?
    /// A picture in front of the fill.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The line's colour; nil is the tint colour.
    public var strokeColor: UIColor?
    /// Makes the line's colour from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The line's width in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside the background.
    public var strokeOutset: CGFloat = 0

    init() {}

    /// Shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// The fill after the transformer.
    func resolvedBackgroundColor(for color: UIColor?) -> UIColor? {
        color.map { backgroundColorTransformer?($0) ?? $0 }
    }

    /// The line's colour after the transformer, for a tint colour.
    func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
