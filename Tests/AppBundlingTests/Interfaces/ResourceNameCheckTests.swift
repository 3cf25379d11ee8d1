import AppBundling
import Foundation
import Testing

@Suite struct ResourceNameCheckTests {
    private static func nib(_ objects: String, resources: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(objects)
        </objects><resources>\(resources)</resources></document>
        """
    }

    /// The remarks on a nib whose elements begin in line 2, without its path; catalogues are folders on disk.
    private func remarks(
        _ objects: String, resources: String = "", files: [String] = [], catalog: [String: String] = [:]
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var all = files.map { ProjectResource(file: "/p/" + $0, path: $0) }
        // Hash order: the bundle sorts its files.
        for (path, text) in catalog {
            let file = folder.appendingPathComponent("Assets.xcassets/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            all.append(ProjectResource(file: file.path, path: "Assets.xcassets/" + path))
        }
        all.append(ProjectResource(file: "/p/V.xib", path: "V.xib"))
        let text = Self.nib(objects, resources: resources)
        let bundle = AppBundle(of: all, settings: BundleSettings(executable: "App")) { file in
            file == "/p/V.xib" ? Data(text.utf8) : FileManager.default.contents(atPath: file)
        }
        return bundle.diagnostics.map(\.description).filter { $0.hasPrefix("/p/V.xib") }
            .map { $0.replacing("/p/V.xib:", with: "") }
    }

    private static let imageSet = #"{"images": [], "info": {"author": "xcode", "version": 1}}"#
    private static let colorSet = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}
        """

    @Test func `pictures of files are found by name, with type, scale and device left out`() throws {
        let remarks = try remarks(
            """
            <imageView id="a" image="star" highlightedImage="star.png"/><imageView id="b" image="photo.jpg"/>
            <button id="c"><state key="normal" image="star" backgroundImage="wide@2x"/></button>
            <textField id="d" background="de"/>
            """, files: ["Art/star@2x.png", "photo.jpg", "wide@2x~ipad.png", "de.lproj/de.png"])

        #expect(remarks.isEmpty)
    }

    @Test func `pictures and colours of catalogues are found`() throws {
        let remarks = try remarks(
            """
            <imageView id="a" image="Logo"><color key="tintColor" name="Brand"/></imageView>
            <barButtonItem id="b"><imageReference key="image" image="Logo"/></barButtonItem>
            """,
            catalog: [
                "Logo.imageset/Contents.json": Self.imageSet, "Brand.colorset/Contents.json": Self.colorSet,
            ])

        #expect(remarks.isEmpty)
    }

    @Test func `a missing picture is a warning with the names that are near`() throws {
        let remarks = try remarks(
            """
            <imageView id="a" image="satr"/>
            <button id="c"><state key="normal" backgroundImage="photo"/></button>
            <tabBarItem id="d" image="nowhere" selectedImage="Lgo"/>
            <view id="e"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="icon" value="starr"/>
            </userDefinedRuntimeAttributes></view>
            """, files: ["star.png", "photo.jpg"], catalog: ["Logo.imageset/Contents.json": Self.imageSet])

        #expect(
            remarks == [
                "2: warning: the app has no image 'satr', which <imageView> shows; there is 'star'",
                "3: warning: the app has no image 'photo', which <state> shows; there is 'photo.jpg'",
                "4: warning: the app has no image 'Lgo', which <tabBarItem> shows; there is 'Logo'",
                "4: warning: the app has no image 'nowhere', which <tabBarItem> shows",
                "6: warning: the app has no image 'starr', which <userDefinedRuntimeAttribute> shows; there is 'star'",
            ])
    }

    @Test func `a missing colour is a warning that says where another one is from`() throws {
        let remarks = try remarks(
            """
            <view id="a"><color key="backgroundColor" name="Brnd"/></view>
            <view id="b"><color key="backgroundColor" name="Accent"/></view>
            """,
            resources: "<namedColor name=\"Accent\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>",
            catalog: ["Brand.colorset/Contents.json": Self.colorSet])

        #expect(
            remarks == [
                "2: warning: the app's catalogues have no colour 'Brnd'; there is 'Brand'",
                "3: warning: the app's catalogues have no colour 'Accent'; the file's own is used",
            ])
    }

    @Test func `symbols, system colours and the file's own list are not judged`() throws {
        let remarks = try remarks(
            """
            <imageView id="a" image="star.fill" catalog="system"/><imageView id="b" image=""/>
            <label id="c" text="image"><color key="textColor" systemColor="labelColor"/></label>
            """,
            resources: "<image name=\"star.fill\" catalog=\"system\" width=\"1\" height=\"1\"/><image name=\"gone\"/>")

        #expect(remarks.isEmpty)
    }
}
