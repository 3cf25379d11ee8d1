import CoreGraphics
import Foundation
import UIFoundation

/// The measures and fonts of one style of alert.
struct AlertLook {
    let titleStyle: UIFont.TextStyle
    let textColor: UIColor
    let textInsets: UIEdgeInsets
    /// Between title and message.
    let textGap: CGFloat
    let buttonHeight: CGFloat
    let buttonStyle: UIFont.TextStyle
    /// Whether two buttons are side by side where both fit.
    let allowsRow: Bool

    static let cornerRadius: CGFloat = 14
    /// Between the texts and the text fields.
    static let fieldGap: CGFloat = 16
    /// Between the groups of an action sheet.
    static let groupGap: CGFloat = 8
    /// Between a button's title and its edges.
    static let titlePadding: CGFloat = 8
    /// The part of its size to which a title shrinks before it is cut.
    static let minimumTitleScale: CGFloat = 0.6
    /// Behind a button under a finger.
    static let highlight = UIColor(
        AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.08), dark: .init(hex: 0xFFFFFF, alpha: 0.12)))

    static let alert = AlertLook(
        titleStyle: .headline, textColor: .label, textInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16),
        textGap: 3, buttonHeight: 44, buttonStyle: .body, allowsRow: true)

    static let actionSheet = AlertLook(
        titleStyle: .footnote, textColor: .secondaryLabel,
        textInsets: UIEdgeInsets(top: 14, left: 16, bottom: 15, right: 16), textGap: 5, buttonHeight: 57,
        buttonStyle: .title3, allowsRow: false)

    static func of(_ style: UIAlertController.Style) -> AlertLook { style == .alert ? .alert : .actionSheet }

    var titleFont: UIFont { Self.font(titleStyle, .semibold) }
    var messageFont: UIFont { Self.font(.footnote, .regular) }

    func buttonFont(isEmphasized: Bool) -> UIFont { Self.font(buttonStyle, isEmphasized ? .semibold : .regular) }

    private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: style.size(for: .large), weight: weight))
    }
}
