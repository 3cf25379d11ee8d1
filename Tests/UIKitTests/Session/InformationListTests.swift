import Foundation
import Testing
import UIKit

@Suite struct InformationListTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>LSApplicationQueriesSchemes</key><array><string>app</string></array>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict>
        </dict></plist>
        """

    private let folder = TemporaryFolder()

    @Test(arguments: ["Info.plist", "Notes_Notes.resources/Info.plist"])
    func `a list counts beside the program or among its resources`(_ place: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder.file("Notes_Notes.resources"), withIntermediateDirectories: true)
        folder.write(Self.list, to: place)

        let information = InformationList.read(executable: folder.file("Notes"))

        #expect(information.queriedSchemes == ["app"])
        #expect(information.sceneConfigurations.map(\.delegateClassName) == ["Notes.SceneDelegate"])
    }

    @Test func `a program without a list and one with a broken list have the defaults`() {
        let none = InformationList.read(executable: folder.file("Notes"))
        folder.write("no list", to: "Info.plist")
        let broken = InformationList.read(executable: folder.file("Notes"))

        #expect(none.queriedSchemes.isEmpty)
        #expect(none.hasControllerBasedStatusBar)
        #expect(broken.queriedSchemes.isEmpty)
    }
}
