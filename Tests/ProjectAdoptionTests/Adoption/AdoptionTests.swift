import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct AdoptionTests {
    private func adoption(_ folder: WrittenFolder, target: String? = nil) throws -> Adoption {
        try Adoption(of: folder, name: "App", anolePath: "/anole", targetName: target)
    }

    @Test func `an app becomes a manifest and one Swift file`() throws {
        let adoption = try adoption(ProjectText.folder())

        #expect(adoption.package.files.map(\.path) == ["Package.swift", "Anole/My_App/AnoleSettings.swift"])
        #expect(
            adoption.package.files[0].text == """
                // swift-tools-version: 6.2
                import PackageDescription

                // The sources stay where Xcode has them. The files in Anole name their folders.
                let package = Package(
                    name: "App",
                    dependencies: [
                        .package(name: "Anole", path: "/anole"),
                        .package(url: "https://github.com/apple/swift-collections.git", from: "1.1.0"),
                    ],
                    targets: [
                        .executableTarget(
                            name: "My_App",
                            dependencies: [.product(name: "UIKit", package: "Anole"), .product(name: "Collections", package: "swift-collections")],
                            path: ".",
                            exclude: ["App.xcodeproj", "My App", "My AppTests", "README.md"],
                            sources: ["Anole/My_App"],
                            swiftSettings: [.swiftLanguageMode(.v5), .define("DEBUG", .when(configuration: .debug)), .define("BETA")],
                            plugins: [.plugin(name: "AppSources", package: "Anole")]),
                    ]
                )

                """)
        #expect(
            adoption.package.files[1].text == """
                // The folders of My_App's sources. They are compiled as copies that the plugin AppSources makes.
                // sources: My App
                // identifier: org.example.My-App
                // info: CFBundleShortVersionString=1.2
                // info: CFBundleDisplayName=Mine

                """)
    }

    @Test func `missing files, scripts and other targets are reported, with file and line`() throws {
        let adoption = try adoption(ProjectText.folder())
        let lines = ProjectText.app.split(separator: "\n", omittingEmptySubsequences: false)
        let gone = try #require(lines.firstIndex { $0.contains("BB0000000000000000000004 /* Gone.swift */ =") })
        let lint = try #require(lines.firstIndex { $0.contains("/* Lint */") })

        #expect(
            adoption.findings.map(\.description) == [
                "App.xcodeproj/project.pbxproj:\(gone + 1): warning: names My App/Gone.swift, which is not there.",
                "App.xcodeproj/project.pbxproj:\(lint + 1): warning: runs the script \"Lint\", which is not run here; its files must be there already.",
            ])
        #expect(adoption.leftOut == ["Tests (tests)"])
    }

    @Test func `the project's property list and its folders that are no groups are named`() throws {
        let project = ProjectText.app.replacingOccurrences(
            of: "PRODUCT_NAME = ",
            with: "INFOPLIST_FILE = \"$(SRCROOT)/Support/My-Info.plist\";\n\t\t\t\tPRODUCT_NAME = "
        ).replacingOccurrences(
            of: "path = Assets.xcassets;", with: "lastKnownFileType = folder; path = Pages;")
        let folder = ProjectText.folder(project, ["Support/My-Info.plist": "", "My App/Pages/index.html": ""])

        let text = try adoption(folder).package.files[1].text

        #expect(text.contains("// folder: My App/Pages\n"))
        #expect(text.contains("// plist: Support/My-Info.plist\n"))
    }

    @Test func `a folder without a project is refused`() {
        #expect(throws: Adoption.Refusal("There is no .xcodeproj in the folder or below it.")) {
            try adoption(WrittenFolder(["README.md": ""]))
        }
    }

    @Test func `among several projects one has to be named`() throws {
        let folder = ProjectText.folder(ProjectText.app, ["Other.xcodeproj/project.pbxproj": ProjectText.app])

        #expect(
            throws: Adoption.Refusal(
                "There are several projects; name one with --project: App.xcodeproj, Other.xcodeproj.")
        ) {
            try adoption(folder)
        }
        let named = try Adoption(of: folder, name: "App", anolePath: "/", projectName: "App.xcodeproj")
        #expect(named.package.files.count == 2)
    }

    @Test func `projects of pods are none of the app's`() throws {
        let folder = ProjectText.folder(ProjectText.app, ["Pods/Pods.xcodeproj/project.pbxproj": "damaged"])

        #expect(try adoption(folder).package.files.count == 2)
    }

    @Test func `a target that is not there is refused with those that are`() {
        #expect(throws: Adoption.Refusal("App.xcodeproj/project.pbxproj has no target Watch. It has: My App, Tests.")) {
            try adoption(ProjectText.folder(), target: "Watch")
        }
    }

    @Test func `of two apps that make one module the first is adopted, and the other is left out with the remedy`()
        throws
    {
        let project = ProjectText.app.replacingOccurrences(
            of: "\t\tEE0000000000000000000002 /* Tests */ = {",
            with: """
                \t\tEE0000000000000000000003 /* Lite */ = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tbuildConfigurationList = FF0000000000000000000003;
                \t\t\tbuildPhases = (DD0000000000000000000001);
                \t\t\tname = Lite;
                \t\t\tproductType = "com.apple.product-type.application";
                \t\t};
                \t\tFF0000000000000000000003 = {isa = XCConfigurationList; buildConfigurations = (FF0000000000000000000013); };
                \t\tFF0000000000000000000013 /* Debug */ = {
                \t\t\tisa = XCBuildConfiguration;
                \t\t\tbuildSettings = {PRODUCT_NAME = "My App"; };
                \t\t\tname = Debug;
                \t\t};
                \t\tEE0000000000000000000002 /* Tests */ = {
                """
        ).replacingOccurrences(
            of: "targets = (EE0000000000000000000001,",
            with: "targets = (EE0000000000000000000001, EE0000000000000000000003,")
        let folder = ProjectText.folder(project)

        let both = try adoption(folder)
        let one = try adoption(folder, target: "Lite")

        #expect(both.package.files.map(\.path) == ["Package.swift", "Anole/My_App/AnoleSettings.swift"])
        #expect(both.package.files[1].text.contains("// sources: My App\n"))
        #expect(
            both.leftOut == [
                "Lite (makes the module My_App, as My App does; adopt it with --target instead)", "Tests (tests)",
            ])
        #expect(one.leftOut == ["My App (another app)", "Tests (tests)"])
    }

    @Test func `who needs another library that makes one module needs the one that is adopted, once`() throws {
        let dependencies = ["3", "4", "5"].map { number in
            "\t\tAC000000000000000000000\(number) = {isa = PBXTargetDependency; target = EE000000000000000000000\(number); };"
        }
        let libraries = [("3", "Kit", ""), ("4", "KitTwo", ""), ("5", "Views", "AC0000000000000000000004")].map {
            """
            \t\tEE000000000000000000000\($0.0) /* \($0.1) */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = FF000000000000000000000\($0.0);
            \t\t\tdependencies = (\($0.2));
            \t\t\tname = \($0.1);
            \t\t\tproductType = "com.apple.product-type.framework";
            \t\t};
            \t\tFF000000000000000000000\($0.0) = {isa = XCConfigurationList; buildConfigurations = (FF000000000000000000001\($0.0)); };
            \t\tFF000000000000000000001\($0.0) /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {PRODUCT_NAME = \($0.1.replacingOccurrences(of: "Two", with: "")); };
            \t\t\tname = Debug;
            \t\t};
            """
        }
        let project = ProjectText.app.replacingOccurrences(
            of: "\t\tEE0000000000000000000002 /* Tests */ = {",
            with: (dependencies + libraries + ["\t\tEE0000000000000000000002 /* Tests */ = {"]).joined(separator: "\n")
        ).replacingOccurrences(
            of: "targets = (EE0000000000000000000001,",
            with: "targets = (EE0000000000000000000001, EE0000000000000000000003, EE0000000000000000000004, "
                + "EE0000000000000000000005,"
        ).replacingOccurrences(
            of: "dependencies = ();\n\t\t\tname = \"My App\"",
            with: "dependencies = (AC0000000000000000000003, AC0000000000000000000004, AC0000000000000000000005);\n"
                + "\t\t\tname = \"My App\"")

        let adoption = try adoption(ProjectText.folder(project))

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit", "Views"])
        #expect(adoption.package.targets.map(\.targets) == [["Kit", "Views"], [], ["Kit"]])
        #expect(
            adoption.leftOut == [
                "KitTwo (makes the module Kit, as Kit does; adopt it with --target instead)", "Tests (tests)",
            ])
    }

    @Test func `each pod of a Podfile is reported once`() throws {
        let pods =
            "platform :ios\ntarget 'App' do\n  pod 'Alamofire', '~> 5'\n  # pod 'Old'\n  pod \"SnapKit\"\n  pod 'SnapKit'\nend\n"

        let findings = try adoption(ProjectText.folder(ProjectText.app, ["Podfile": pods])).findings

        #expect(findings.filter { $0.path == "Podfile" }.map(\.line) == [3, 5])
    }

    @Test func `sources outside of the folder are refused, with the folder and the project to adopt instead`() throws {
        let project = ProjectText.app.replacingOccurrences(of: "path = Views;", with: "path = ../../Views;")
        let folder = ProjectText.folder(project, ["../Views/View.swift": ""])
        let expected = "My App has sources outside of the folder App: ../Views/View.swift. Adopt App/.. with --project "

        #expect(throws: Adoption.Refusal(expected + "App/App.xcodeproj instead.")) { try adoption(folder) }
    }

    @Test func `of two apps the one without a Swift file is left out`() throws {
        let project = ProjectText.app.replacingOccurrences(
            of: "\t\tEE0000000000000000000002 /* Tests */ = {",
            with: """
                \t\tEE0000000000000000000003 = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tname = Classic;
                \t\t\tproductType = "com.apple.product-type.application";
                \t\t};
                \t\tEE0000000000000000000002 /* Tests */ = {
                """
        ).replacingOccurrences(
            of: "targets = (EE0000000000000000000001,",
            with: "targets = (EE0000000000000000000001, EE0000000000000000000003,")

        let adoption = try adoption(ProjectText.folder(project))

        #expect(adoption.package.targets.map(\.name) == ["My_App"])
        #expect(adoption.leftOut == ["Classic (has no Swift file)", "Tests (tests)"])
    }

    @Test func `a project in a folder of examples can be named beside the one of the library`() throws {
        let folder = ProjectText.folder(
            ProjectText.app,
            ["Example/Demo.xcodeproj/project.pbxproj": ProjectText.app, "Example/My App/App.swift": "import UIKit\n"])

        let adoption = try Adoption(of: folder, name: "App", anolePath: "/", projectName: "Example/Demo.xcodeproj")

        #expect(adoption.package.targets.map(\.cover.folders) == [["Example"]])
    }

    @Test func `an app for another system is not adopted`() {
        let project = ProjectText.app.replacingOccurrences(of: "SDKROOT = iphoneos", with: "SDKROOT = macosx")

        #expect(throws: Adoption.Refusal.self) { try adoption(ProjectText.folder(project)) }
    }
}
