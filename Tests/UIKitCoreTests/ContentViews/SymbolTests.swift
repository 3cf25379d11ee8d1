import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKitCore

@Suite struct SymbolTests {
    @Test func `every symbol of the catalog can be drawn`() {
        let tester = ViewTester()
        tester.pump()

        let missing = SymbolCatalog.names.filter { UIImage(systemName: $0)?.cgImage == nil }

        #expect(missing.isEmpty)
        #expect(SymbolCatalog.names.count > 400)
    }

    @Test func `the article names every symbol`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
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

    @Test func `unknown names give nothing`() {
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

    @Test func `a configuration fills what another leaves open`() {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        let weight = UIImage.SymbolConfiguration(weight: .bold)

        #expect(size.applying(weight) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(
            UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .large).applying(weight)
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)
    }

    @Test func `a view's preferred configuration counts where the symbol says nothing`() throws {
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
}
