import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct DataAssetTests {
    private let files: ResourceBundleFiles

    init() throws { files = try ResourceBundleFiles() }

    @Test func `a data set gives its bytes, its name and its type`() throws {
        try files.write("Assets.xcassets/levels.dataset/levels.json", "[1]")
        try files.write(
            "Assets.xcassets/levels.dataset/Contents.json",
            "{\"data\": [{\"filename\": \"levels.json\", \"universal-type-identifier\": \"public.json\"}]}")

        let asset = try #require(NSDataAsset(name: "levels", bundle: files.bundle))

        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.name == "levels")
        #expect(asset.typeIdentifier == "public.json")
        #expect(asset.copy() as? NSDataAsset == NSDataAsset(name: "levels", bundle: files.bundle))
    }

    @Test func `without a set of the name it is nil, and a warning lists the known ones`() throws {
        try files.write("Assets.xcassets/levels.dataset/Contents.json", "{\"data\": [\n{\"filename\": \"gone\"}]}")

        let warnings = files.warnings {
            #expect(NSDataAsset(name: "level", bundle: files.bundle) == nil)
            #expect(NSDataAsset(name: "levels", bundle: files.bundle) == nil)
        }

        #expect(
            warnings == [
                "No data set is named \"level\" in . There are \"levels\".",
                "/Assets.xcassets/levels.dataset/Contents.json:2: found the name \"gone\", expected a file of this name beside it.",
                "/Assets.xcassets/levels.dataset: no file of the set fits the traits of the screen.",
            ])
    }

    @Test func `the bundle of a library has what is in the folder that was made of its project`() throws {
        try files.write("Pack_Kit.resources/Kit.app/Assets.xcassets/levels.dataset/levels.json", "[2]")
        try files.write(
            "Pack_Kit.resources/Kit.app/Assets.xcassets/levels.dataset/Contents.json",
            "{\"data\": [{\"filename\": \"levels.json\"}]}")
        let bundle = try #require(Bundle(path: files.path + "/Pack_Kit.resources"))

        #expect(NSDataAsset(name: "levels", bundle: bundle)?.data == Data("[2]".utf8))
        let warnings = files.warnings { #expect(NSDataAsset(name: "levels", bundle: files.bundle) == nil) }
        #expect(warnings.count == 1)
    }
}
