import CoreGraphics
import Foundation
import UIFoundation

/// Colours of menus that have no name of their own.
enum MenuColors {
    /// The background of the row below the pointer.
    static let highlight = UIColor(
        AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.08), dark: .init(hex: 0xFFFFFF, alpha: 0.12)))
    /// The gap between groups of rows.
    static let groupGap = UIColor(
        AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.08), dark: .init(hex: 0x000000, alpha: 0.3)))
    /// The cover of a menu whose submenu is open.
    static let veil = UIColor(
        AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.12), dark: .init(hex: 0x000000, alpha: 0.4)))
}
