import CoreGraphics
import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct CatalogColorTests {
    private let files: ResourceBundleFiles
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    init() throws { files = try ResourceBundleFiles() }

    private func write(_ name: String, _ variants: [String]) throws {
        try files.write(
            "Assets.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\n\(variants.joined(separator: ",\n"))]}")
    }

    private func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
        "\"color\": {\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"\(green)\", "
            + "\"blue\": \"\(blue)\", \"alpha\": \"1.000\"}}"
    }

    private func color(_ name: String) -> UIColor? { UIColor(named: name, in: files.bundle, compatibleWith: nil) }

    @Test func `a named colour follows light, dark and contrast`() throws {
        let high = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
        try write(
            "brand",
            [
                "{\(components("1.0", "0", "0"))}", "{\(components("0", "1.0", "0"))\(ResourceBundleFiles.dark)}",
                "{\(components("0", "0", "1.0"))\(high)}",
            ])
        let contrast = UITraitCollection { $0.accessibilityContrast = .high }

        let color = try #require(self.color("brand"))

        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: contrast) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).rgba.alpha == 0.5)
    }

    @Test func `colours are equal when they have one name in one catalogue`() throws {
        try write("a", ["{\(components("1.0", "0", "0"))}"])
        try write("b", ["{\(components("1.0", "0", "0"))}"])

        #expect(color("a") == color("a"))
        #expect(color("a") != color("b"))
        #expect(color("a")?.hash == color("a")?.hash)
        #expect(color("a")?.description == "<UIColor: named \"a\">")
    }

    @Test func `a symbol's colour is found in its own bundle`() throws {
        try write("a", ["{\(components("1.0", "0", "0"))}"])

        let color = UIColor(resource: ColorResource(name: "a", bundle: files.bundle))

        #expect(color == self.color("a"))
    }

    @Test func `a colour may refer to one of the system`() throws {
        try write("tint", ["{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}"])

        let color = try #require(self.color("tint"))

        #expect(color.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
        #expect(color.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
    }

    @Test func `a colour of Display P3 may lie outside of sRGB`() throws {
        try write("wide", ["{\(components("1.0", "0", "0", space: "display-p3"))}"])

        let color = try #require(self.color("wide"))

        #expect(color.rgba == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba)
        #expect(color.rgba.red > 1)
    }

    @Test func `unknown and damaged colours are nil, and a warning says why`() throws {
        try write("known", ["{\(components("1.0", "0", "0"))}"])
        try write("blank", [])
        try write("odd", ["{\"color\": {\"reference\": \"systemTaupeColor\"}}"])
        try write("torn", ["{\"color\": 5}"])

        let warnings = files.warnings {
            for name in ["unknown", "unknown", "blank", "odd", "torn"] { #expect(color(name) == nil) }
        }

        #expect(
            warnings == [
                "No colour is named \"unknown\" in . There are \"blank\", \"known\", \"odd\", "
                    + "\"torn\".",
                "/Assets.xcassets/blank.colorset: the set has no colour.",
                "/Assets.xcassets/odd.colorset/Contents.json:2: found the system colour \"systemTaupeColor\", expected one of "
                    + "UIColor's, such as \"systemBlueColor\".",
                "/Assets.xcassets/torn.colorset/Contents.json:2: found 5, expected a colour with \"components\" or a "
                    + "\"reference\".",
            ])
    }
}
