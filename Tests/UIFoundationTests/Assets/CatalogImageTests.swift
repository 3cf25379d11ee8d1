import CoreGraphics
import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct CatalogImageTests {
    private let files: ResourceBundleFiles
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    init() throws { files = try ResourceBundleFiles() }

    private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: files.bundle, compatibleWith: traits)
    }

    @Test func `the set's picture for the display's scale is found`() throws {
        try files.writeImageSet(
            "dot", [("1.png", 10, ", \"scale\": \"1x\""), ("2.png", 20, ", \"scale\": \"2x\"")])

        let image = image("dot", UITraitCollection(displayScale: 2))

        #expect(image?.cgImage?.width == 20)
        #expect(image?.size == CGSize(width: 10, height: 10))
        #expect(image?.traitCollection.displayScale == 2)
    }

    @Test func `a set precedes a file of its name, also where the name has the file's extension`() throws {
        try files.writePicture("dot.png", side: 5)
        try files.writeImageSet("dot", [("1.png", 10, "")])

        #expect(image("dot")?.size.width == 10)
        #expect(image("dot.png")?.size.width == 10)
    }

    @Test func `sets say how they are tinted, stretched and aligned, in pixels`() throws {
        let resizing =
            "\"resizing\": {\"mode\": \"9-part\", \"center\": {\"mode\": \"stretch\", \"width\": 2, "
            + "\"height\": 2}, \"cap-insets\": {\"top\": 4, \"left\": 8, \"bottom\": 4, \"right\": 8}}"
        try files.writeImageSet(
            "button", [("2.png", 40, ", \"scale\": \"2x\", \"alignment-insets\": {\"top\": 2}, " + resizing)],
            properties: "{\"template-rendering-intent\": \"template\"}")

        let image = try #require(self.image("button"))

        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    }

    @Test func `an image follows light and dark, and keeps the app's changes`() throws {
        try files.writeImageSet("sky", [("day.png", 10, ""), ("night.png", 12, ResourceBundleFiles.dark)])
        let image = try #require(self.image("sky", light)).withRenderingMode(.alwaysTemplate)

        let night = image.resolved(for: dark)

        #expect(image.size.width == 10)
        #expect(night.size.width == 12)
        #expect(night.renderingMode == .alwaysTemplate)
        #expect(night.resolved(for: light).size.width == 10)
        #expect(image.imageAsset?.image(with: dark).size.width == 12)
        #expect(image.withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width == 12)
    }

    @Test func `a picture for reading from the left alone is mirrored where one reads from the right`() throws {
        let right = UITraitCollection(layoutDirection: .rightToLeft)
        try files.writeImageSet("next", [("n.png", 10, ", \"language-direction\": \"left-to-right\"")])
        try files.writeImageSet("back", [("b.png", 10, ", \"language-direction\": \"right-to-left\"")])
        try files.writeImageSet(
            "both",
            [
                ("l.png", 10, ", \"language-direction\": \"left-to-right\""),
                ("r.png", 12, ", \"language-direction\": \"right-to-left\""),
            ])

        #expect(image("next", right)?.flipsForRightToLeftLayoutDirection == true)
        #expect(image("next", right)?.imageOrientation == .up)
        #expect(image("back", right)?.flipsForRightToLeftLayoutDirection == true)
        #expect(image("back")?.imageOrientation == .upMirrored)
        #expect(image("both", right)?.size.width == 12)
        #expect(image("both", right)?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test func `a set has a choice where it has several variants or a drawing`() throws {
        try files.writeImageSet("one", [("a.png", 10, "")])
        try files.writeImageSet("two", [("a.png", 10, ""), ("b.png", 10, ResourceBundleFiles.dark)])

        #expect(image("one")?.hasVariants == false)
        #expect(image("two")?.hasVariants == true)
        #expect(image("one")?.imageAsset?.image(with: dark).size.width == 10)
    }

    @Test func `caps larger than the bitmap leave no middle part`() throws {
        try files.writePicture("dot.png", side: 10)
        let huge = UIEdgeInsets(top: 1e30, left: 1e30, bottom: 0, right: .nan)
        let image = try #require(self.image("dot")).resizableImage(withCapInsets: huge)

        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(drawn.size == CGSize(width: 20, height: 20))
    }

    @Test func `a name is looked for once, until memory is short`() throws {
        #expect(image("late") == nil)
        try files.writePicture("late.png", side: 10)
        #expect(image("late") == nil)

        NamedImages.shared.removeAll()

        #expect(image("late") != nil)
    }

    @Test func `symbols are equal by name and bundle, and keep the bundle`() throws {
        try files.writeImageSet("sun", [("a.png", 10, "")])
        let resource = ImageResource(name: "sun", bundle: files.bundle)

        #expect(resource == ImageResource(name: "sun", bundle: files.bundle))
        #expect(resource != ImageResource(name: "sun", bundle: .main))
        #expect(UIImage(resource: resource).size.width == 10)
    }

    @Test func `an app registers variants of an image without a set`() throws {
        try files.writePicture("day.png", side: 10)
        try files.writePicture("night.png", side: 12)
        let day = try #require(self.image("day"))
        let night = try #require(self.image("night"))

        day.imageAsset?.register(night, with: dark)

        #expect(day.resolved(for: dark).size.width == 12)
        #expect(day.resolved(for: light).size.width == 10)
        day.imageAsset?.unregister(with: dark)
        #expect(day.resolved(for: dark).size.width == 10)
    }

    @Test func `groups with namespaces are part of the name`() throws {
        try files.write(
            "Assets.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try files.writeImageSet("Icons/star", [("a.png", 10, "")])

        #expect(image("Icons/star") != nil)
        #expect(image("star") == nil)
    }

    @Test func `an unknown name is nil, and one warning lists the known ones`() throws {
        try files.writeImageSet("sun", [("a.png", 10, "")])
        try files.writePicture("moon@2x.png", side: 10)
        try files.write(
            "Assets.xcassets/mars.colorset/Contents.json", "{\"colors\": [{\"color\": {\"reference\": \"redColor\"}}]}")

        let warnings = files.warnings {
            #expect(image("mars") == nil)
            #expect(image("mars") == nil)
        }

        #expect(
            warnings == [
                "No image is named \"mars\" in . There are \"moon\", \"sun\". The catalogue has a colorset of this name."
            ])
    }

    @Test func `damaged sets are nil, and a warning says file, line, found and expected`() throws {
        try files.write("Assets.xcassets/a.imageset/Contents.json", "{\"images\": [\n{\"filename\": 5}]}")
        try files.write("Assets.xcassets/b.imageset/Contents.json", "{\"images\": [\n")
        try files.write("Assets.xcassets/c.imageset/x.png", "no picture")
        try files.write("Assets.xcassets/c.imageset/Contents.json", "{\"images\": [{\"filename\": \"x.png\"}]}")
        installedImageCodec.install(PlainImageCodec())

        let warnings = files.warnings {
            for name in ["a", "b", "c"] { #expect(image(name) == nil) }
        }

        #expect(
            warnings == [
                "/Assets.xcassets/a.imageset/Contents.json:2: found 5, expected a string as \"filename\".",
                "/Assets.xcassets/b.imageset/Contents.json:2: found the end of the file, expected a value.",
                "/Assets.xcassets/c.imageset/x.png: The data do not begin with PLAIN and a size that fits.",
            ])
    }

    @Test func `kinds of sets that are not read are named in one warning`() throws {
        try files.writeImageSet("sun", [("a.png", 10, "")])
        try files.write("Assets.xcassets/Face.complicationset/Contents.json", "{}")
        try files.write("Assets.xcassets/Top.brandassets/Contents.json", "{}")

        let warnings = files.warnings {
            _ = image("sun")
            _ = image("sun")
        }

        #expect(
            warnings == [
                "/Assets.xcassets: nothing reads assets of these kinds: Face.complicationset, Top.brandassets."
            ])
    }

    @Test func `a damaged PDF is not drawn, and the warning says so`() throws {
        try files.write("Assets.xcassets/a.imageset/a.pdf", "%PDF-1.4")
        try files.write("Assets.xcassets/a.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.pdf\"}]}")

        let warnings = files.warnings { #expect(image("a") == nil) }

        #expect(
            warnings == ["/Assets.xcassets/a.imageset/a.pdf: The PDF document is damaged, or it needs a password."])
    }

    @Test func `only the centre of a set with a smaller one is stretched`() throws {
        let resizing =
            "\"resizing\": {\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"stretch\", \"width\": 2}, "
            + "\"cap-insets\": {\"left\": 2, \"right\": 3}}"
        try files.writeImageSet("bar", [("1.png", 10, ", \"scale\": \"1x\", " + resizing)])

        let image = try #require(self.image("bar"))

        #expect(image.size.width == 10)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
    }

    @Test func `the app's icon is of the set that the list names, in the size that is asked for`() throws {
        for (name, side) in [("AppIcon", 4), ("Other", 6)] {
            try files.writePicture("Assets.xcassets/\(name).appiconset/i.png", side: side)
            try files.write(
                "Assets.xcassets/\(name).appiconset/Contents.json",
                "{\"images\": [{\"filename\": \"i.png\", \"size\": \"\(side)x\(side)\", \"scale\": \"1x\"}]}")
        }
        let usual = AppIcon.picture(for: 256, in: files.bundle)
        let other = try ResourceBundleFiles()
        try other.write(
            "Info.plist",
            PropertyListSerialization.data(fromPropertyList: ["CFBundleIconName": "Other"], format: .xml, options: 0))
        try FileManager.default.copyItem(
            atPath: files.path + "/Assets.xcassets", toPath: other.path + "/Assets.xcassets")

        let named = AppIcon.picture(for: 256, in: other.bundle)

        #expect(usual?.width == 4)
        #expect(named?.width == 6)
        #expect(AppIcon.picture(for: 1, in: try ResourceBundleFiles().bundle) == nil)
    }
}
