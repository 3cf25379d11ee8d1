import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `components survive the way in and out`() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)

        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let succeeded = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)

        #expect(succeeded)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    }

    @Test(arguments: zip([0, 1, 2, 3, 4, 5, 6], [0xFF0000, 0xFFFF00, 0xFF00, 0xFFFF, 0xFF, 0xFF00FF, 0xFF0000]))
    func `each sixth of the hue circle is a primary or their sum`(sixth: Int, hex: Int) {
        let color = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)

        #expect(color.rgba.text == RGBAColor(hex: UInt32(hex)).text)
    }

    @Test func `hue saturation and brightness are read back`() {
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 0.3)

        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)

        #expect(abs(hue - 0.7) < 1e-9)
        #expect(abs(saturation - 0.4) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
        #expect(alpha == 0.3)
    }

    @Test func `only a gray has a white level`() {
        var white = CGFloat(-1)

        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(white == 2.0 / 3)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == 2.0 / 3)
    }

    @Test func `a system colour follows style and level`() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let color = UIColor.systemBackground

        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: raised).rgba == RGBAColor(hex: 0x1C1C1E))
    }

    @Test func `a drawing colour is resolved with the current traits`() {
        var values: [RGBAColor] = []

        light.performAsCurrent { values.append(UIColor.systemBlue.cgColor.rgba) }
        dark.performAsCurrent { values.append(UIColor.systemBlue.cgColor.rgba) }

        #expect(values == [RGBAColor(hex: 0x007AFF), RGBAColor(hex: 0x0A84FF)])
    }

    @Test func `a provider is asked with the traits and may use dynamic colours itself`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .clear }

        #expect(color.resolvedColor(with: dark).rgba == RGBAColor(hex: 0xFF453A))
        #expect(color.resolvedColor(with: light) == .clear)
    }

    @Test func `changing the alpha keeps a colour dynamic`() {
        let color = UIColor.systemGreen.withAlphaComponent(0.5)

        #expect(color.resolvedColor(with: light).rgba == RGBAColor(hex: 0x34C759, alpha: 0.5))
        #expect(color.resolvedColor(with: dark).rgba == RGBAColor(hex: 0x30D158, alpha: 0.5))
    }

    @Test func `colours are equal by value`() {
        #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemRed.withAlphaComponent(1) == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1), UIColor.black]).count == 2)
    }

    @Test func `set colours later fills and strokes of the current context`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }

        UIColor.red.set()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))

        let colors = context.finishedList().commands.compactMap { command -> RGBAColor? in
            switch command {
            case .fill(_, _, let paint), .stroke(_, _, let paint): paint.color
            default: nil
            }
        }
        #expect(colors == [RGBAColor(hex: 0xFF0000), RGBAColor(hex: 0xFF0000)])
    }
}
