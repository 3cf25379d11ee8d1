import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct SiblingProjectsTests {
    /// A project with one library of one Swift file.
    private static func library(_ name: String, system: String = "iphoneos", dependency: String? = nil) -> String {
        """
        // !$*UTF8*$!
        {
        	objects = {
        		AA00000000000000000000\(name) = {isa = PBXBuildFile; fileRef = BB00000000000000000000\(name); };
        		BB00000000000000000000\(name) = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
        		CC00000000000000000000\(name) = {isa = PBXGroup; children = (BB00000000000000000000\(name)); path = Sources; sourceTree = "<group>"; };
        		DD00000000000000000000\(name) = {isa = PBXSourcesBuildPhase; files = (AA00000000000000000000\(name)); };
        		EE00000000000000000000\(name) = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = FF00000000000000000000\(name);
        			buildPhases = (DD00000000000000000000\(name));
        			name = \(name);
        			productType = "com.apple.product-type.framework";
        		};
        		FF00000000000000000000\(name) = {isa = XCConfigurationList; buildConfigurations = (FA00000000000000000000\(name)); };
        		FA00000000000000000000\(name) = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = \(system); }; name = Debug; };
        		A100000000000000000000\(name) = {
        			isa = PBXProject;
        			mainGroup = CC00000000000000000000\(name);
        			targets = (EE00000000000000000000\(name));
        		};
        	};
        	rootObject = A100000000000000000000\(name);
        }
        """
    }

    /// A project with two libraries, of which the first depends on the second; its identifiers are the same for all names.
    private static func library(_ name: String, needing other: String) -> String {
        library("X").replacingOccurrences(
            of: "\t\tAA00000000000000000000X =",
            with: """
                \t\tAC00000000000000000000Y = {isa = PBXTargetDependency; target = EE00000000000000000000Y; };
                \t\tAA00000000000000000000Y = {isa = PBXBuildFile; fileRef = BB00000000000000000000Y; };
                \t\tBB00000000000000000000Y = {isa = PBXFileReference; path = \(other).swift; sourceTree = "<group>"; };
                \t\tDD00000000000000000000Y = {isa = PBXSourcesBuildPhase; files = (AA00000000000000000000Y); };
                \t\tEE00000000000000000000Y = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tbuildConfigurationList = FF00000000000000000000X;
                \t\t\tbuildPhases = (DD00000000000000000000Y);
                \t\t\tname = \(other);
                \t\t\tproductType = "com.apple.product-type.framework";
                \t\t};
                \t\tAA00000000000000000000X =
                """
        ).replacingOccurrences(
            of: "children = (BB00000000000000000000X)",
            with: "children = (BB00000000000000000000X, BB00000000000000000000Y)"
        ).replacingOccurrences(
            of: "targets = (EE00000000000000000000X)",
            with: "targets = (EE00000000000000000000X, EE00000000000000000000Y)"
        ).replacingOccurrences(of: "name = X;", with: "name = \(name); dependencies = (AC00000000000000000000Y);")
            .replacingOccurrences(of: "path = X.swift", with: "path = \(name).swift")
    }

    private static let importing = "import UIKit\nimport Kit\n"

    private func adoption(_ others: [String: String]) throws -> Adoption {
        try Adoption(
            of: ProjectText.folder(ProjectText.app, others), name: "App", anolePath: "/", projectName: "App.xcodeproj")
    }

    @Test func `a library of another project in the folder is a target, with those that it imports itself`() throws {
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "Kit/Kit.xcodeproj/project.pbxproj": Self.library("Kit"),
            "Kit/Sources/Kit.swift": "import Core", "Core/Core.xcodeproj/project.pbxproj": Self.library("Core"),
            "Core/Sources/Core.swift": "", "Other/Other.xcodeproj/project.pbxproj": Self.library("Other"),
            "Other/Sources/Other.swift": "",
        ])

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit", "Core"])
        #expect(adoption.package.targets.map(\.targets) == [["Kit"], ["Core"], []])
        #expect(adoption.package.targets.map(\.isApp) == [true, false, false])
        #expect(adoption.package.targets[1].cover.folders == ["Kit"])
        #expect(!adoption.findings.contains { $0.text.contains("imports") })
    }

    @Test func `a library for another system, and one without Swift, stay unknown modules`() throws {
        for (project, file) in [(Self.library("Kit", system: "macosx"), "Kit.swift"), (Self.library("Kit"), "Kit.h")] {
            let adoption = try adoption([
                "My App/App.swift": Self.importing, "Kit/Kit.xcodeproj/project.pbxproj": project,
                "Kit/Sources/\(file)": "",
            ])

            #expect(adoption.package.targets.map(\.name) == ["My_App"])
            #expect(
                adoption.findings.map(\.description).contains {
                    $0.hasPrefix("My App/App.swift:2: warning: imports Kit, which no target or package")
                })
        }
    }

    @Test func `another project that is damaged does not matter`() throws {
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "A/A.xcodeproj/project.pbxproj": "damaged",
            "Kit/Kit.xcodeproj/project.pbxproj": Self.library("Kit"), "Kit/Sources/Kit.swift": "",
        ])

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit"])
    }

    @Test func `two copies of a project make one target, of the first`() throws {
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "A/Kit.xcodeproj/project.pbxproj": Self.library("Kit"),
            "A/Sources/Kit.swift": "import Core", "B/Kit.xcodeproj/project.pbxproj": Self.library("Kit"),
            "B/Sources/Kit.swift": "import Core", "A/Core/Core.xcodeproj/project.pbxproj": Self.library("Core"),
            "A/Core/Sources/Core.swift": "import Kit", "B/Core/Core.xcodeproj/project.pbxproj": Self.library("Core"),
            "B/Core/Sources/Core.swift": "",
        ])

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit", "Core"])
        #expect(adoption.package.targets.map(\.cover.folders) == [["My App"], ["A/Sources"], ["A/Core"]])
    }

    @Test func `a target is left out although another project's library has its identifier`() throws {
        let kit = Self.library("Kit").replacing("EE00000000000000000000Kit", with: "EE0000000000000000000002")
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "Kit/Kit.xcodeproj/project.pbxproj": kit, "Kit/Sources/Kit.swift": "",
        ])

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit"])
        #expect(adoption.leftOut == ["Tests (tests)"])
    }

    @Test func `a pod in the folder is a target, and the Podfile's line is no finding`() throws {
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "Podfile": "pod 'Kit'\npod 'Core'\n",
            "Pods/Pods.xcodeproj/project.pbxproj": Self.library("Kit"), "Pods/Sources/Kit.swift": "",
        ])

        #expect(adoption.package.targets.map(\.name) == ["My_App", "Kit"])
        #expect(adoption.findings.filter { $0.path == "Podfile" }.map(\.line) == [2])
    }

    @Test func `a part of an adopted pod is no finding, nor is a pod whose module has another spelling`() throws {
        let dashed = Self.library("MyKit").replacingOccurrences(of: "name = MyKit;", with: "name = \"my-kit\";")
        let adoption = try adoption([
            "My App/App.swift": Self.importing + "import my_kit\n",
            "Podfile": "pod 'Kit/Core'\npod 'my-kit'\npod 'Core'\n",
            "Pods/Pods.xcodeproj/project.pbxproj": Self.library("Kit"), "Pods/Sources/Kit.swift": "",
            "MyKit/MyKit.xcodeproj/project.pbxproj": dashed, "MyKit/Sources/MyKit.swift": "",
        ])

        #expect(Set(adoption.package.targets.map(\.name)) == ["My_App", "Kit", "my_kit"])
        #expect(adoption.findings.filter { $0.path == "Podfile" }.map(\.line) == [3])
    }

    @Test func `a library depends on the library of its own project where another project has the same identifiers`()
        throws
    {
        let adoption = try adoption([
            "My App/App.swift": "import One\nimport Three\n",
            "A/A.xcodeproj/project.pbxproj": Self.library("One", needing: "Two"), "A/Sources/One.swift": "",
            "A/Sources/Two.swift": "", "B/B.xcodeproj/project.pbxproj": Self.library("Three", needing: "Four"),
            "B/Sources/Three.swift": "", "B/Sources/Four.swift": "",
        ])

        let needs = Dictionary(uniqueKeysWithValues: adoption.package.targets.map { ($0.name, $0.targets) })
        #expect(needs == ["My_App": ["One", "Three"], "One": ["Two"], "Two": [], "Three": ["Four"], "Four": []])
    }

    @Test func `a library that has a project of its own is taken from it, not from the pods`() throws {
        let adoption = try adoption([
            "My App/App.swift": Self.importing, "Pods/Pods.xcodeproj/project.pbxproj": Self.library("Kit"),
            "Pods/Sources/Kit.swift": "", "Sub/Kit.xcodeproj/project.pbxproj": Self.library("Kit"),
            "Sub/Sources/Kit.swift": "",
        ])

        #expect(adoption.package.targets.map(\.cover.folders) == [["My App"], ["Sub"]])
    }
}
