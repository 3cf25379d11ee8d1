import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) final class NamedImagesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "NamedImages-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, side: Int) throws {
        installedImageCodec.install(PlainImageCodec())
        try PlainImageCodec.file(width: side, height: side).write(to: folder.appendingPathComponent(name))
    }

    private func traits(scale: CGFloat, idiom: UIUserInterfaceIdiom = .phone) -> UITraitCollection {
        UITraitCollection(userInterfaceIdiom: idiom, displayScale: scale)
    }

    @Test func `the variant for the screen's scale is taken`() throws {
        try write("dot.png", side: 10)
        try write("dot@2x.png", side: 20)
        try write("dot@3x.png", side: 30)
        let bundle = try #require(Bundle(path: folder.path))

        let images = [1, 2, 3].map { UIImage(named: "dot", in: bundle, compatibleWith: traits(scale: $0)) }

        #expect(images.map { $0?.cgImage?.width } == [10, 20, 30])
        #expect(images.map { $0?.size.width } == [10, 10, 10])
    }

    @Test func `a file is read once until memory is short`() throws {
        let tester = ViewTester()
        try write("dot.png", side: 10)
        let bundle = try #require(Bundle(path: folder.path))
        func dot() throws -> CGImage {
            try #require(UIImage(named: "dot", in: bundle, compatibleWith: traits(scale: 1))?.cgImage)
        }
        let first = try dot()
        let again = try dot()

        tester.warnOfLowMemory()

        #expect(again === first)
        #expect(try dot() !== first)
    }

    @Test func `without the right scale the next larger is taken, then the largest`() throws {
        try write("a.png", side: 10)
        try write("a@3x.png", side: 30)
        try write("b.png", side: 10)
        try write("b@2x.png", side: 20)
        let bundle = try #require(Bundle(path: folder.path))

        #expect(UIImage(named: "a", in: bundle, compatibleWith: traits(scale: 2))?.scale == 3)
        #expect(UIImage(named: "b.png", in: bundle, compatibleWith: traits(scale: 3))?.scale == 2)
        #expect(UIImage(named: "c", in: bundle, compatibleWith: traits(scale: 2)) == nil)
    }

    @Test func `an idiom's own file is found first`() throws {
        try write("a@2x.png", side: 20)
        try write("a~ipad.png", side: 50)
        let bundle = try #require(Bundle(path: folder.path))

        #expect(UIImage(named: "a", in: bundle, compatibleWith: traits(scale: 2, idiom: .pad))?.size.width == 50)
        #expect(UIImage(named: "a", in: bundle, compatibleWith: traits(scale: 2, idiom: .phone))?.size.width == 10)
    }

    @Test func `a file is decoded once`() throws {
        try write("once.png", side: 4)
        let bundle = try #require(Bundle(path: folder.path))
        let first = UIImage(named: "once", in: bundle, compatibleWith: traits(scale: 1))

        let second = UIImage(named: "once", in: bundle, compatibleWith: traits(scale: 1))
        NamedImages.shared.removeAll()
        let third = UIImage(named: "once", in: bundle, compatibleWith: traits(scale: 1))

        #expect(second?.cgImage === first?.cgImage)
        #expect(third?.cgImage !== first?.cgImage)
    }

    @Test func `a path's file name gives the scale`() throws {
        try write("path@2x.png", side: 4)

        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("path@2x.png").path)?.scale == 2)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test func `resource bundles beside the executable are found, its own first`() throws {
        for name in ["Anole_Alpha.resources", "Anole_Zoo.resources", "other"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }

        let found = ResourceFolders.resourceBundles(beside: folder.appendingPathComponent("Zoo"))

        #expect(found.map(\.lastPathComponent) == ["Anole_Zoo.resources", "Anole_Alpha.resources"])
    }
}
