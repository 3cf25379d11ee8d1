import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKitCore

@Suite(.application) struct SymbolTests {
    @Test func `every symbol of the catalog can be drawn`() {
        let tester = ViewTester()
        tester.pump()

        let missing = SymbolCatalog.names.filter { UIImage(systemName: $0)?.cgImage == nil }

        #expect(missing.isEmpty)
        #expect(SymbolCatalog.names.count > 400)
    }

    @Test func `the article names every symbol`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/UIFoundation/UIFoundation.docc/Symbols.md"),
            encoding: .utf8)
        let endings = [".circle.fill", ".square.fill", ".circle", ".square", ".slash.fill"]

        let unnamed = SymbolCatalog.names.filter { name in
            let stem = endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
            return !article.contains("`\(name)`") && !(stem.map { article.contains("`\($0)`") } ?? false)
        }

        #expect(unnamed.isEmpty)
    }

    @Test func `unknown names give no image`() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "trash.slash") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func `a symbol grows with its point size and its scale`() throws {
        let tester = ViewTester(scale: 2)
        tester.pump()

        let plain = try #require(UIImage(systemName: "circle"))
        let double = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        let large = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .large))

        // A diameter of 18.4 units, a line of 1.6 and half a unit of room at each side; a unit is a point at 17 points.
        #expect(plain.size == CGSize(width: 21, height: 21))
        #expect(double?.size == CGSize(width: 42, height: 42))
        #expect(large?.size == CGSize(width: 27, height: 27))
        #expect(plain.scale == 2)
    }

    @Test func `a heavier weight has thicker lines`() throws {
        let tester = ViewTester(scale: 2)
        tester.pump()
        func rows(_ weight: UIImage.SymbolWeight) throws -> Int {
            let image = try #require(
                UIImage(systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
            let bitmap = try #require(image.cgImage)
            return (0..<bitmap.height).filter { ((bitmap.pixel(x: bitmap.width / 2, y: $0) ?? 0) >> 24) > 127 }.count
        }

        #expect(try rows(.thin) < rows(.regular))
        #expect(try rows(.regular) < rows(.bold))
        #expect(try rows(.bold) < rows(.black))
    }

    @Test func `symbols are templates unless they say otherwise`() throws {
        let tester = ViewTester()
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let view = UIImageView(image: symbol)
        view.tintColor = .red

        tester.show(view)
        let asItIs = view.layer.contentsTint
        view.image = symbol.withTintColor(.green, renderingMode: .alwaysOriginal)

        #expect(asItIs == UIColor.red.rgba)
        #expect(view.layer.contentsTint == UIColor.green.rgba)
    }

    @Test func `a configuration fills the values that another leaves unset`() {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        let weight = UIImage.SymbolConfiguration(weight: .bold)

        #expect(size.applying(weight) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(
            UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .large).applying(weight)
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)
    }

    @Test func `a view's preferred configuration applies to values that the symbol leaves unset`() throws {
        let tester = ViewTester()
        tester.pump()
        let view = UIImageView(image: UIImage(systemName: "circle"))

        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        let preferred = view.intrinsicContentSize
        view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))

        #expect(preferred == CGSize(width: 42, height: 42))
        #expect(view.intrinsicContentSize == CGSize(width: 21, height: 21))
    }

    @Test func `a filled symbol is as large as its outline`() throws {
        let tester = ViewTester()
        tester.pump()

        #expect(UIImage(systemName: "heart")?.size == UIImage(systemName: "heart.fill")?.size)
        #expect(UIImage(systemName: "plus.circle")?.size == UIImage(systemName: "circle")?.size)
    }

    /// The colours in a large image that no edge has mixed.
    private func colors(_ image: UIImage?) -> Set<UInt32> {
        var counts: [UInt32: Int] = [:]
        for pixel in image?.cgImage?.pixels.words ?? UnsafeBufferPointer(start: nil, count: 0) where pixel != 0 {
            counts[pixel, default: 0] += 1
        }
        // Hash order: a set is made of them.
        return Set(counts.filter { $0.value > 500 }.keys)
    }

    @Test func `a palette colours a symbol and its enclosing shape`() {
        let tester = ViewTester(scale: 2)
        tester.pump()
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let size = UIImage.SymbolConfiguration(pointSize: 120)

        let filled = UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(palette))
        let struck = UIImage(systemName: "bell.slash.fill", withConfiguration: size.applying(palette))
        let alone = UIImage(systemName: "star.fill", withConfiguration: size.applying(palette))

        #expect(colors(filled) == [0xFFFF_0000, 0xFF00_00FF])
        #expect(colors(struck) == [0xFFFF_0000, 0xFF00_00FF])
        #expect(colors(alone) == [0xFFFF_0000])
    }

    @Test func `a hierarchical colour weakens the enclosing shape`() {
        let tester = ViewTester(scale: 2)
        tester.pump()
        let hierarchy = UIImage.SymbolConfiguration(pointSize: 120)
            .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))

        let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: hierarchy)

        // Premultiplied: half of red.
        #expect(colors(image) == [0xFFFF_0000, 0x8080_0000])
    }

    @Test func `symbols with colours are shown in them, others in the tint`() throws {
        let tester = ViewTester(scale: 2)
        let size = UIImage.SymbolConfiguration(pointSize: 120)
        tester.pump()

        let multicolor = size.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        let check = UIImage(systemName: "checkmark.circle.fill", withConfiguration: multicolor)
        let view = UIImageView(image: check)
        tester.show(view)
        tester.pump()
        let tint = view.layer.contentsTint
        view.image = check?.applyingSymbolConfiguration(.preferringMonochrome())
        tester.pump()

        #expect(colors(check) == [0xFFFF_FFFF, 0xFF34_C759] && tint == nil)
        #expect(view.layer.contentsTint == view.tintColor.rgba)
        #expect(colors(UIImage(systemName: "gearshape", withConfiguration: multicolor)) == [0xFF00_0000])
    }

    @Test func `a configuration's values can be unset again`() {
        let full = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
        let styled = UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .small)

        #expect(full.configurationWithoutScale() == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        #expect(
            full.configurationWithoutWeight()
                == UIImage.SymbolConfiguration(pointSize: 34, weight: .unspecified, scale: .large))
        #expect(full.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(styled.configurationWithoutTextStyle() == UIImage.SymbolConfiguration(scale: .small))
        #expect(
            UIImage.SymbolConfiguration(paletteColors: [.red]) != UIImage.SymbolConfiguration(paletteColors: [.blue]))
    }

    @Test func `the system's images are symbols`() {
        let tester = ViewTester()
        tester.pump()

        let images: [UIImage] = [.actions, .add, .remove, .checkmark, .strokedCheckmark]

        #expect(images.allSatisfy { $0.isSymbolImage && $0.size.width > 10 } && Set(images.map(\.cgImage)).count == 5)
        #expect(!UIImage.add.hasBaseline && UIImage.add.withBaselineOffset(fromBottom: 2).hasBaseline)
    }

    @Test func `the traits' configuration finds images for them`() {
        let traits = UITraitCollection(displayScale: 3)

        #expect(traits.imageConfiguration.traitCollection == traits)
        #expect(UIImage(systemName: "star", withConfiguration: traits.imageConfiguration)?.scale == 3)
    }
}
