import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// The look of a bar as an interface file describes it.
struct BarAppearanceDescription {
    let coder: InterfaceCoder

    /// The look that is the value of a property of a bar; nil without one.
    init?(_ key: String, of coder: InterfaceCoder) {
        guard let element = coder.value(key), element.name != "nil" else { return nil }
        self.coder = coder.coder(for: element)
    }

    /// Reads the background and the line at the bar's edge.
    func decode(into appearance: UIBarAppearance) {
        if let element = coder.value("backgroundEffect") {
            let style = coder.coder(for: element).choice("style", DecodedEffectWords.blurStyles)
            appearance.backgroundEffect = style.map { UIBlurEffect(style: $0) }
        }
        if let color = coder.color("backgroundColor") { appearance.backgroundColor = color }
        if let image = coder.image("backgroundImage") { appearance.backgroundImage = image }
        if let mode = coder.choice("backgroundImageContentMode", DecodedViewWords.contentModes) {
            appearance.backgroundImageContentMode = mode
        }
        if let color = coder.color("shadowColor") { appearance.shadowColor = color }
        if let image = coder.image("shadowImage") { appearance.shadowImage = image }
    }

    /// The look of a navigation bar.
    var ofNavigationBar: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        decode(into: appearance)
        if let attributes = coder.textAttributes("titleTextAttributes") { appearance.titleTextAttributes = attributes }
        if let attributes = coder.textAttributes("largeTitleTextAttributes") {
            appearance.largeTitleTextAttributes = attributes
        }
        if let offset = coder.offset("titlePositionAdjustment") { appearance.titlePositionAdjustment = offset }
        return appearance
    }

    /// The look of a toolbar.
    var ofToolbar: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        decode(into: appearance)
        return appearance
    }

    /// The look of a tab bar.
    var ofTabBar: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        decode(into: appearance)
        return appearance
    }
}
