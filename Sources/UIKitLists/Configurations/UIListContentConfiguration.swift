import CoreGraphics
public import Foundation
public import UIFoundation
public import UIKitCore

/// Describes the content of a row, a header or a footer: an image, a text, and a secondary text below or beside it.
///
/// The static functions return the system's styles. Fonts and colours of a style follow the states of the view and the preferred
/// text size; properties that were set keep their values.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration {
    let style: ListContentStyle

    // MARK: Image

    /// The image in front of the texts; nil for none.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties: ImageProperties

    // MARK: Texts

    private var mainText = ListText()
    private var furtherText = ListText()

    /// The main text; the string alone of one with styles.
    public var text: String? {
        get { mainText.string }
        set { mainText.string = newValue }
    }
    /// The main text with its styles, which win over the properties.
    public var attributedText: NSAttributedString? {
        get { mainText.attributed }
        set { mainText.attributed = newValue }
    }
    /// How the main text is shown.
    public var textProperties: TextProperties

    /// The further text; the string alone of one with styles.
    public var secondaryText: String? {
        get { furtherText.string }
        set { furtherText.string = newValue }
    }
    /// The further text with its styles, which win over the properties.
    public var secondaryAttributedText: NSAttributedString? {
        get { furtherText.attributed }
        set { furtherText.attributed = newValue }
    }
    /// How the further text is shown.
    public var secondaryTextProperties: TextProperties

    // MARK: Room

    /// The axes on which the margins reach in at least as far as those of the superview; the horizontal one at first.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The room around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is at the other side of the line where both fit on it; else it is below.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The room between the image and the texts, in points.
    public var imageToTextPadding: CGFloat
    /// The smallest room between the texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between the texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(_ style: ListContentStyle) {
        self.style = style
        imageProperties = ImageProperties(style)
        textProperties = TextProperties(style, .text)
        secondaryTextProperties = TextProperties(style, .secondary)
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style.isSideBySide
        imageToTextPadding = style.imageGap
    }

    // MARK: UIContentConfiguration

    /// Makes a view that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration for a state; properties that were set keep their values.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let conditions = ConfigurationConditions(state)
        var configuration = self
        configuration.textProperties.adopt(conditions, state.traitCollection)
        configuration.secondaryTextProperties.adopt(conditions, state.traitCollection)
        configuration.imageProperties.adopt(conditions, state.traitCollection)
        return configuration
    }

    func text(of line: ListContentStyle.Line) -> ListText { line == .text ? mainText : furtherText }
}
