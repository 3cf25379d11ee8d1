public import Foundation
public import UIFoundation

/// The look of a navigation bar: its background, its titles and its buttons.
///
/// Status: partial – masks for the back button's picture are kept; their effect on sliding titles is not implemented.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes the look of unchanged bars, for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        hookUp()
    }

    /// Makes a copy, with the titles and buttons of another navigation bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            (ownBackIndicatorImage, ownBackIndicatorMask) = (other.ownBackIndicatorImage, other.ownBackIndicatorMask)
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
            backButtonAppearance = other.backButtonAppearance.copied()
        }
        hookUp()
    }

    private func hookUp() { hookUp(buttonAppearance, doneButtonAppearance, backButtonAppearance) }

    private func partDidChange() {
        hookUp()
        didChange()
    }

    /// Font and colour of titles; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// Font and colour of large titles; other attributes are kept, but without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The offset of titles from their usual position, in points; large titles do not move.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    private(set) var ownBackIndicatorImage: UIImage?
    private var ownBackIndicatorMask: UIImage?

    /// The picture in front of the word of the back button: the usual arrow head until another one is set.
    open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? Self.usualBackIndicator }

    /// The mask for titles that slide past the picture.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? backIndicatorImage }

    /// Replaces the arrow head of the back button with a picture and a mask; without one of the two the arrow head is
    /// shown again.
    ///
    /// The picture is a template in the automatic rendering mode.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        ownBackIndicatorImage = isWhole ? backIndicatorImage : nil
        ownBackIndicatorMask = isWhole ? backIndicatorTransitionMaskImage : nil
        didChange()
    }

    private static let usualBackIndicator = UIImage(systemName: "chevron.left") ?? UIImage()

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.copied()
            partDidChange()
        }
    }

    /// The look of buttons that finish a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.copied()
            partDidChange()
        }
    }

    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            backButtonAppearance = backButtonAppearance.copied()
            partDidChange()
        }
    }
}
