import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct ColorNameTests {
    @Test(arguments: [
        (CGFloat(1), CGFloat(0), CGFloat(0), "vibrant red"), (0, 0, 1, "vibrant blue"), (0, 0, 0.4, "dark blue"),
        (0.6, 0.4, 0.2, "brown"), (1, 0.7, 0.7, "pink"), (1, 0.5, 0, "vibrant orange"), (0, 0, 0, "black"),
        (1, 1, 1, "white"), (0.5, 0.5, 0.5, "gray"), (0.2, 0.2, 0.2, "dark gray"), (0.7, 0.7, 0.7, "light gray"),
        (0.7, 0.85, 0.7, "light grayish green"), (0, 1, 1, "vibrant cyan"), (0.5, 0, 0.5, "dark magenta"),
    ])
    func `a colour has an English name by hue, saturation and brightness`(
        red: CGFloat, green: CGFloat, blue: CGFloat, name: String
    ) {
        #expect(UIColor(red: red, green: green, blue: blue, alpha: 1).accessibilityName == name)
    }

    @Test func `a name says transparency and follows the traits`() {
        #expect(UIColor.clear.accessibilityName == "clear")
        #expect(UIColor.black.withAlphaComponent(0.25).accessibilityName == "black, 25 percent opaque")
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.label.accessibilityName == "white")
        }
        #expect(
            UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).accessibilityName
                == "black")
    }

    @Test func `a colour in Display P3 reaches beyond sRGB`() {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)

        // The red of Display P3 in extended sRGB, as Apple's documents give it.
        #expect(abs(red - 1.0930) < 0.002 && abs(green + 0.2267) < 0.002 && abs(blue + 0.1501) < 0.002)
        #expect(abs(white.cgColor.alpha - 0.5) < 1e-9)
        white.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1) < 0.001 && abs(green - 1) < 0.001 && abs(blue - 1) < 0.001)
    }

    @available(*, deprecated)
    @Test func `the background of grouped tables is that of groups`() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }
}
