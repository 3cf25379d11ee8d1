import AppBundling
import Testing

@Suite struct ModuleSymbolsTests {
    @Test func `names become identifiers, in namespaces, without the word that the type says`() {
        let names = AssetNames(
            images: ["app-logo", "Icons/star_fill", "heroImage", "URLBar", "2x", "class"], colors: ["Brand Color"])

        let source = ModuleSymbols.assets(names)

        #expect(
            source == """
                extension ImageResource {
                    static let _2x = ImageResource(name: "2x", bundle: .main)
                    static let urlBar = ImageResource(name: "URLBar", bundle: .main)
                    static let appLogo = ImageResource(name: "app-logo", bundle: .main)
                    static let `class` = ImageResource(name: "class", bundle: .main)
                    static let hero = ImageResource(name: "heroImage", bundle: .main)
                    enum Icons {
                        static let star_fill = ImageResource(name: "Icons/star_fill", bundle: .main)
                    }
                }
                extension ColorResource {
                    static let brand = ColorResource(name: "Brand Color", bundle: .main)
                }

                """)
    }

    @Test func `of two names with one identifier the first has it`() {
        let source = ModuleSymbols.assets(AssetNames(images: ["a-b", "a b"]))

        #expect(
            source == "extension ImageResource {\n    static let aB = ImageResource(name: \"a b\", bundle: .main)\n}\n")
    }

    @Test func `reserved names are escaped, and groups without a letter have no symbols`() {
        let images: Set = [
            "type/a", "any/a", "self/a", "protocol/a", "imageResource/a", "+++/a", "self", "_", "precedencegroup",
            "图/a", "图",
        ]

        let source = ModuleSymbols.assets(AssetNames(images: images))

        let enums = source.split(separator: "\n").filter { $0.contains("enum") }.map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            enums == [
                "enum _ImageResource {", "enum _Protocol {", "enum _Self {", "enum _Type {", "enum `Any` {", "enum 图 {",
            ])
        #expect(source.contains("static let _self = "))
        #expect(source.contains("static let __ = "))
        #expect(source.contains("static let `precedencegroup` = "))
        #expect(!source.contains("+++"))
        #expect(!source.contains("static let 图"))
    }

    @Test func `a module without assets has only its texts' functions`() {
        #expect(ModuleSymbols.assets(AssetNames()).isEmpty)
        #expect(ModuleSymbols.texts.contains("func NSLocalizedString("))
    }

    @Test func `a target's own bundle is one object, for the folder inside of the package manager's`() {
        let text = """
            extension Bundle {
                static let anoleModule: Bundle =
                    Bundle(path: module.bundlePath + "/Kit.app") ?? module
            }

            """
        #expect(ModuleSymbols.moduleBundle(of: "Kit") == text)
    }
}
