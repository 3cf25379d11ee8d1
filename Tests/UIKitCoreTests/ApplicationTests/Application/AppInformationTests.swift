import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AppInformationTests {
    @Test func `a property list gives the queried schemes, the owner of the status bar and the scenes`() {
        let information = AppInformation(
            [
                "LSApplicationQueriesSchemes": ["Tel", "app"],
                "UIViewControllerBasedStatusBarAppearance": false,
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            ["UISceneConfigurationName": "Other"],
                            [
                                "UISceneConfigurationName": "Main",
                                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                            ],
                        ]
                    ]
                ],
            ], module: "Notes")

        #expect(information.queriedSchemes == ["tel", "app"])
        #expect(!information.hasControllerBasedStatusBar)
        #expect(information.sceneConfiguration(named: "Main")?.delegateClassName == "Notes.SceneDelegate")
        #expect(information.sceneConfiguration(named: nil)?.name == "Other")
        #expect(information.sceneConfiguration(named: "None") == nil)
    }

    @Test func `an empty property list leaves all values at their defaults`() {
        let information = AppInformation([:], module: "Notes")

        #expect(information.queriedSchemes.isEmpty)
        #expect(information.hasControllerBasedStatusBar)
        #expect(information.sceneConfiguration(named: nil) == nil)
    }

    @Test func `a list says the app's name, its fonts and its orientations`() {
        let information = AppInformation(
            [
                "CFBundleName": "Notes", "CFBundleDisplayName": "My Notes", "UIAppFonts": ["a.ttf"],
                "UISupportedInterfaceOrientations": [
                    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "Sideways",
                ],
                "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
            ], module: "Notes")

        #expect(information.displayName == "My Notes")
        #expect(information.fontFiles == ["a.ttf"])
        #expect(information.orientations == [.portrait, .landscapeLeft])
        #expect(information.padOrientations == .portraitUpsideDown)
        #expect(AppInformation([:], module: "Notes").orientations == nil)
    }
}
