public import Foundation
public import UIFoundation

/// The background of a view: a fill with round corners, a picture, a view of the app's, a line around it.
///
/// The colour that a style chose follows the states of the view; one that was set stays.
public nonisolated struct UIBackgroundConfiguration {
    let style: ListBackgroundStyle
    var conditions = ConfigurationConditions()
    /// The fill that was set, which may be none.
    var ownColor: UIColor??

    /// The fill; nil is the tint colour, and on buttons that of the button's style. `UIColor.clear` shows none.
    public var backgroundColor: UIColor? {
        get { ownColor ?? style.color(in: conditions) }
        set { ownColor = .some(newValue) }
    }
    /// Makes the fill from `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The corners' radius in points.
    public var cornerRadius: CGFloat = 0
    /// The effect on the content behind the view, below the fill.
    public var visualEffect: UIVisualEffect?
    /// The insets of the background from the bounds; negative ones extend it outside.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view add to the insets; none at first.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// A view of the app's, in front of the fill.
    public var customView: UIView?
    /// A picture in front of the fill.
    public var image: UIImage?
    /// The way in which the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The line's colour; nil is the tint colour.
    public var strokeColor: UIColor?
    /// Makes the line's colour from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The line's width in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the line outside the background.
    public var strokeOutset: CGFloat = 0

    init(_ style: ListBackgroundStyle = .none) {
        self.style = style
        cornerRadius = style.cornerRadius
    }

    /// An empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The fill for a tint colour, after the transformer; without a colour of its own the tint colour is the fill.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour after the transformer, for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The insets in a view with layout margins.
    package func insets(within margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        var insets = backgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    /// The background for a state; values that were set are kept.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var background = self
        background.conditions = ConfigurationConditions(state)
        return background
    }

    /// A colour of the style's as the fill, after the transformer; nil for none.
    func fill(of color: UIColor?) -> UIColor? { color.map { backgroundColorTransformer?($0) ?? $0 } }
}
