import Foundation
import ResourceFiles
import Testing

@Suite struct AssetConditionsTests {
    private func conditions(_ texts: [String]) throws -> [AssetConditions] {
        let images = texts.enumerated().map { "{\"filename\": \"\($0.offset)\", \($0.element)}" }.joined(separator: ",")
        let contents = try JSONScanner.read(Data("{\"images\": [\(images)]}".utf8), file: "Contents.json")
        return try ImageSet(contents, folder: "f") { _ in true }.variants.map(\.conditions)
    }

    private let universal = "\"idiom\": \"universal\""
    private let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    private let high = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    private let darkHigh =
        "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}, {\"appearance\": \"contrast\", "
        + "\"value\": \"high\"}]"

    private func best(_ variants: [AssetConditions], _ change: (inout AssetConditions.Surroundings) -> Void) -> Int? {
        var surroundings = AssetConditions.Surroundings()
        change(&surroundings)
        return AssetConditions.best(of: variants, for: surroundings)
    }

    @Test func `the display's scale is the best, then the next larger, then the largest`() throws {
        let variants = try conditions(["\"scale\": \"1x\"", "\"scale\": \"3x\""].map { universal + ", " + $0 })

        #expect(best(variants) { $0.scale = 1 } == 0)
        #expect(best(variants) { $0.scale = 2 } == 1)
        #expect(best(variants) { $0.scale = 3 } == 1)
        #expect(best(variants) { $0.scale = 4 } == 1)
        #expect(best(Array(variants.prefix(1))) { $0.scale = 3 } == 0)
    }

    @Test func `light and dark precede contrast, and neither excludes variants without appearance`() throws {
        let variants = try conditions([universal, dark, high, darkHigh])

        #expect(best(variants) { _ in } == 0)
        #expect(best(variants) { $0.isDark = true } == 1)
        #expect(best(variants) { $0.isHighContrast = true } == 2)
        #expect(best(variants) { ($0.isDark, $0.isHighContrast) = (true, true) } == 3)
        #expect(best(Array(variants.prefix(3))) { ($0.isDark, $0.isHighContrast) = (true, true) } == 1)
        #expect(best([variants[1]]) { _ in } == nil)
    }

    @Test func `an idiom's own variant precedes the universal one, and another's is left out`() throws {
        let variants = try conditions([universal, "\"idiom\": \"ipad\"", "\"idiom\": \"tv\""])

        #expect(best(variants) { $0.idiom = "ipad" } == 1)
        #expect(best(variants) { $0.idiom = "iphone" } == 0)
        #expect(best(Array(variants.dropFirst())) { $0.idiom = "iphone" } == nil)
    }

    @Test func `size classes, the direction, the language and the gamut choose`() throws {
        let variants = try conditions([
            universal, "\"width-class\": \"compact\"", "\"language-direction\": \"right-to-left\"",
            "\"locale\": \"de\"", "\"display-gamut\": \"display-P3\"",
        ])

        #expect(best(variants) { $0.widthClass = "compact" } == 1)
        #expect(best(variants) { $0.isRightToLeft = true } == 2)
        #expect(best(variants) { $0.languages = ["de_AT"] } == 3)
        #expect(best(variants) { $0.isWideGamut = true } == 4)
        #expect(best(variants) { _ in } == 0)
    }

    @Test func `a picture for the other direction counts where there is no better one`() throws {
        let variants = try conditions([
            "\"language-direction\": \"left-to-right\"", "\"language-direction\": \"right-to-left\"", universal,
        ])

        #expect(best([variants[0]]) { $0.isRightToLeft = true } == 0)
        #expect(best([variants[1]]) { _ in } == 0)
        #expect(best([variants[0], variants[1]]) { $0.isRightToLeft = true } == 1)
        #expect(best([variants[0], variants[2]]) { $0.isRightToLeft = true } == 1)
    }

    @Test func `unset traits are those of a phone`() throws {
        #expect(try best(conditions(["\"idiom\": \"iphone\""])) { _ in } == 0)
    }

    @Test func `variants for hardware that no desktop has are last`() throws {
        let variants = try conditions([
            "\"idiom\": \"universal\", \"memory\": \"1GB\"", "\"idiom\": \"universal\", \"subtype\": \"retina4\"",
            universal,
        ])

        #expect(best(variants) { _ in } == 2)
        #expect(best(Array(variants.prefix(1))) { _ in } == 0)
    }
}
