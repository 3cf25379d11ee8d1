import Foundation
import ResourceFiles
import Testing

@Suite struct AssetSetTests {
    private func json(_ text: String) throws -> LocatedJSON {
        try JSONScanner.read(Data(text.utf8), file: "Contents.json")
    }

    private func images(_ text: String, missing: [String] = []) throws -> ImageSet {
        try ImageSet(json(text), folder: "f") { !missing.contains($0) }
    }

    @Test func `an image set says how its pictures are shown and stretched`() throws {
        let set = try images(
            """
            {"images": [{"idiom": "universal", "filename": "a@2x.png", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
                "cap-insets": {"top": 4, "left": 8, "bottom": 6, "right": 10}},
              "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0}}, {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
            """)

        #expect(set.faults.isEmpty)
        #expect(set.intent == .template)
        #expect(set.variants.map(\.file) == ["f/a@2x.png"])
        #expect(set.variants.first?.conditions.scale == 2)
        #expect(set.variants.first?.alignmentInsets == [2, 0, 4, 0])
        let resizing = try #require(set.variants.first?.resizing)
        #expect(resizing.capInsets == [4, 8, 6, 10])
        #expect(resizing.tiles)
        #expect([resizing.centerWidth, resizing.centerHeight] == [1, 2])
    }

    @Test func `pictures of one direction alone are mirrored for the other`() throws {
        let left = "{\"filename\": \"l\", \"language-direction\": \"left-to-right\"}"
        let right = "{\"filename\": \"r\", \"language-direction\": \"right-to-left\"}"
        func mirrored(_ variants: [String]) throws -> [Bool] {
            let set = try images("{\"images\": [\(variants.joined(separator: ", "))]}")
            return set.variants.map(set.isMirrored)
        }

        #expect(try mirrored([left]) == [true])
        #expect(try mirrored([left, "{\"filename\": \"u\"}"]) == [true, false])
        #expect(try mirrored([right]) == [true])
        #expect(try mirrored([left, right]) == [false, false])
    }

    @Test func `numbers of pixels that no picture has are faults with their line`() throws {
        let set = try images(
            """
            {"images": [
            {"filename": "a", "resizing": {"cap-insets": {"left": 1e30}}},
            {"filename": "b", "resizing": {"center": {"width": 9e18}}},
            {"filename": "c", "alignment-insets": {"top": -1e30}},
            {"filename": "d", "scale": "0.000001x"}, {"filename": "e"}]}
            """)

        #expect(
            set.faults.map(\.description) == [
                "Contents.json:2: found 1e30, expected a number of pixels as \"left\".",
                "Contents.json:3: found 9e18, expected a number of pixels as \"width\".",
                "Contents.json:4: found -1e30, expected a number of pixels as \"top\".",
                "Contents.json:5: found \"0.000001x\", expected a scale such as \"2x\".",
            ])
        #expect(set.variants.map(\.file) == ["f/e"])
    }

    @Test func `three parts are stretched in one direction`() throws {
        func insets(_ mode: String) throws -> [Double]? {
            try images(
                "{\"images\": [{\"filename\": \"a\", \"resizing\": {\"mode\": \"\(mode)\", \"cap-insets\": {\"top\": 1, "
                    + "\"left\": 2, \"bottom\": 3, \"right\": 4}}}]}"
            ).variants.first?.resizing?.capInsets
        }

        #expect(try insets("3-part-horizontal") == [0, 2, 0, 4])
        #expect(try insets("3-part-vertical") == [1, 0, 3, 0])
    }

    @Test(arguments: [
        (
            "{\"images\": [\n{\"filename\": \"gone.png\"}]}",
            "Contents.json:2: found the name \"gone.png\", expected a file of this name beside it."
        ),
        (
            "{\"images\": [\n\n{\"filename\": \"a\", \"scale\": \"big\"}]}",
            "Contents.json:3: found \"big\", expected a scale such as \"2x\"."
        ),
        (
            "{\"images\": [{\"filename\": \"a\", \"appearances\":\n[{\"appearance\": \"luminosity\", \"value\": \"dim\"}]}]}",
            "Contents.json:2: found another appearance, expected the luminosity \"dark\" or \"light\" or the contrast \"high\"."
        ),
        (
            "{\"images\": [{\"filename\": \"a\",\n\"resizing\": {\"mode\": \"5-part\"}}]}",
            "Contents.json:2: found \"5-part\", expected the mode \"9-part\", \"3-part-horizontal\" or \"3-part-vertical\"."
        ),
        ("{\"images\": [\n5]}", nil),
    ])
    func `a variant that makes no sense says its line, and is left out`(text: String, sentence: String?) throws {
        let set = try images(text, missing: ["f/gone.png"])

        #expect(set.variants.isEmpty)
        #expect(set.faults.map(\.description) == [sentence].compactMap { $0 })
    }

    @Test func `contents without a list are a fault`() {
        #expect(
            throws: ResourceFault(file: "Contents.json", line: 1, found: "an object", expected: "a list \"images\"")
        ) { try images("{}") }
        #expect(
            throws: ResourceFault(file: "Contents.json", line: 1, found: "5", expected: "a list as \"images\"")
        ) { try images("{\"images\": 5}") }
        #expect(
            throws: ResourceFault(
                file: "Contents.json", line: 2, found: "\"x\"", expected: "\"template\", \"original\" or \"automatic\"")
        ) { try images("{\"properties\": {\n\"template-rendering-intent\": \"x\"}, \"images\": []}") }
    }

    // MARK: Colours

    private func colors(_ color: String) throws -> ColorSet {
        try ColorSet(
            json("{\"colors\": [{\"idiom\": \"universal\", \"color\":\n\(color)}, {\"idiom\": \"universal\"}]}"))
    }

    @Test func `components are fractions, whole numbers up to 255 and hexadecimal numbers`() throws {
        let set = try colors(
            "{\"color-space\": \"srgb\", \"components\": {\"red\": \"0.250\", \"green\": \"51\", \"blue\": \"0xFF\", "
                + "\"alpha\": \"1\"}}")

        #expect(
            set.variants.map(\.color) == [.components(red: 0.25, green: 0.2, blue: 1, alpha: 1, space: .srgb)])
        #expect(set.faults.isEmpty)
    }

    @Test func `colours may be gray, of a wide gamut or of the system`() throws {
        let gray = try colors(
            "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": 0.5, \"alpha\": \"0.500\"}}")
        let wide = try colors(
            "{\"color-space\": \"display-p3\", \"components\": {\"red\": \"1.000\", \"green\": \"0.0\", \"blue\": \"0x00\"}}"
        )
        let system = try colors("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")

        #expect(gray.variants.map(\.color) == [.gray(white: 0.5, alpha: 0.5)])
        #expect(
            wide.variants.map(\.color) == [.components(red: 1, green: 0, blue: 0, alpha: 1, space: .displayP3)])
        #expect(system.variants.map(\.color) == [.system("systemBlueColor")])
    }

    @Test(arguments: [
        (
            "{\"color-space\": \"srgb\", \"components\": {\"red\": \"much\", \"green\": \"0\", \"blue\": \"0\"}}",
            "Contents.json:2: found \"much\", expected a number such as \"0.5\", \"128\" or \"0x80\" as \"red\"."
        ),
        (
            "{\"components\": {\"red\": \"0x1FF\", \"green\": \"0\", \"blue\": \"0\"}}",
            "Contents.json:2: found \"0x1FF\", expected a number such as \"0.5\", \"128\" or \"0x80\" as \"red\"."
        ),
        (
            "{\"components\": {\"red\": \"0\", \"green\": \"0\"}}",
            "Contents.json:2: found an object, expected a component \"blue\"."
        ),
        (
            "{\n\"color-space\": \"cmyk\", \"components\": {}}",
            "Contents.json:3: found \"cmyk\", expected one of the colour spaces srgb, display-p3, extended-srgb, "
                + "extended-linear-srgb, gray-gamma-22, extended-gray."
        ),
        ("{}", "Contents.json:2: found an object, expected a colour with \"components\" or a \"reference\"."),
    ])
    func `a damaged colour says its line`(text: String, sentence: String) throws {
        let set = try colors(text)

        #expect(set.variants.isEmpty)
        #expect(set.faults.map(\.description) == [sentence])
    }

    // MARK: Others

    @Test func `an icon has the smallest picture that is large enough`() throws {
        let set = try IconSet(
            json(
                "{\"images\": [{\"idiom\": \"iphone\", \"size\": \"60x60\", \"scale\": \"2x\", \"filename\": \"120.png\"}, "
                    + "{\"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\", \"filename\": \"1024.png\"}, "
                    + "{\"idiom\": \"iphone\", \"size\": \"29x29\", \"scale\": \"1x\", \"filename\": \"29.png\"}]}"),
            folder: "f"
        ) { _ in true }

        #expect(set.picture(for: 64)?.file == "f/120.png")
        #expect(set.picture(for: 29)?.file == "f/29.png")
        #expect(set.picture(for: 4000)?.file == "f/1024.png")
    }

    @Test func `a data set has files with types`() throws {
        let set = try DataSet(
            json(
                "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"a.json\", \"universal-type-identifier\": "
                    + "\"public.json\"},\n{\"filename\": \"gone\"}]}"), list: "data", folder: "f"
        ) { $0 != "f/gone" }

        #expect(set.variants.map(\.file) == ["f/a.json"])
        #expect(set.variants.first?.typeIdentifier == "public.json")
        #expect(
            set.faults.map(\.description) == [
                "Contents.json:2: found the name \"gone\", expected a file of this name beside it."
            ])
    }
}
