import Foundation

@testable import ProjectAdoption

/// A folder written in a test.
struct WrittenFolder: FolderContents {
    private let texts: [String: String]
    let checkouts: [String]

    /// Makes a folder of texts by their paths.
    init(_ texts: [String: String], checkouts: [String] = []) { (self.texts, self.checkouts) = (texts, checkouts) }

    func files(in folder: String) -> [String] {
        // A project's folder is a file to the rest.
        let paths = texts.keys.map { path in
            path.range(of: ".xcodeproj/").map { String(path[..<$0.lowerBound]) + ".xcodeproj" } ?? path
        }
        return Set(paths).filter { folder.isEmpty || $0.hasPrefix(folder + "/") }.sorted()
    }

    func exists(_ path: String) -> Bool { texts.keys.contains { $0 == path || $0.hasPrefix(path + "/") } }

    func data(_ path: String) -> Data? { texts[path].map { Data($0.utf8) } }
}

/// Project files as Xcode writes them, cut down.
enum ProjectText {
    /// An app with two Swift files, an image, tests beside it, a package and a script.
    static let app = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 56;
        	objects = {
        		AA0000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = BB0000000000000000000001; };
        		AA0000000000000000000002 /* View.swift in Sources */ = {isa = PBXBuildFile; fileRef = BB0000000000000000000002; };
        		AA0000000000000000000003 /* Assets in Resources */ = {isa = PBXBuildFile; fileRef = BB0000000000000000000003; };
        		AA0000000000000000000004 /* Gone.swift in Sources */ = {isa = PBXBuildFile; fileRef = BB0000000000000000000004; };
        		BB0000000000000000000001 /* App.swift */ = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        		BB0000000000000000000002 /* View.swift */ = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        		BB0000000000000000000003 /* Assets */ = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        		BB0000000000000000000004 /* Gone.swift */ = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        		CC0000000000000000000001 = {
        			isa = PBXGroup;
        			children = (CC0000000000000000000002);
        			sourceTree = "<group>";
        		};
        		CC0000000000000000000002 /* My App */ = {
        			isa = PBXGroup;
        			children = (BB0000000000000000000001, CC0000000000000000000003, BB0000000000000000000003, BB0000000000000000000004);
        			path = "My App";
        			sourceTree = "<group>";
        		};
        		CC0000000000000000000003 /* Views */ = {
        			isa = PBXGroup;
        			children = (BB0000000000000000000002);
        			path = Views;
        			sourceTree = "<group>";
        		};
        		DD0000000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (AA0000000000000000000001, AA0000000000000000000002, AA0000000000000000000004);
        		};
        		DD0000000000000000000002 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (AA0000000000000000000003);
        		};
        		DD0000000000000000000003 /* Lint */ = {
        			isa = PBXShellScriptBuildPhase;
        			name = Lint;
        		};
        		EE0000000000000000000001 /* My App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = FF0000000000000000000001;
        			buildPhases = (DD0000000000000000000001, DD0000000000000000000002, DD0000000000000000000003);
        			dependencies = ();
        			name = "My App";
        			packageProductDependencies = (AB0000000000000000000001);
        			productType = "com.apple.product-type.application";
        		};
        		EE0000000000000000000002 /* Tests */ = {
        			isa = PBXNativeTarget;
        			name = Tests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		EE0000000000000000000009 /* Project */ = {
        			isa = PBXProject;
        			buildConfigurationList = FF0000000000000000000002;
        			mainGroup = CC0000000000000000000001;
        			targets = (EE0000000000000000000001, EE0000000000000000000002);
        		};
        		FF0000000000000000000001 = {isa = XCConfigurationList; buildConfigurations = (FF0000000000000000000011); };
        		FF0000000000000000000002 = {isa = XCConfigurationList; buildConfigurations = (FF0000000000000000000012); };
        		FF0000000000000000000011 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_KEY_CFBundleDisplayName = "Mine";
        				MARKETING_VERSION = 1.2;
        				PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)";
        				PRODUCT_NAME = "$(TARGET_NAME)";
        			};
        			name = Debug;
        		};
        		FF0000000000000000000012 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, BETA);
        				SWIFT_VERSION = 5.0;
        			};
        			name = Debug;
        		};
        		AB0000000000000000000001 /* Collections */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = AB0000000000000000000002;
        			productName = Collections;
        		};
        		AB0000000000000000000002 /* swift-collections */ = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://github.com/apple/swift-collections.git";
        			requirement = {kind = upToNextMajorVersion; minimumVersion = 1.1; };
        		};
        	};
        	rootObject = EE0000000000000000000009 /* Project */;
        }
        """

    /// A folder with that project and its files.
    static func folder(_ project: String = app, _ others: [String: String] = [:]) -> WrittenFolder {
        var texts = [
            "App.xcodeproj/project.pbxproj": project, "My App/App.swift": "import UIKit\nimport Collections\n",
            "My App/Views/View.swift": "import UIKit\n", "My App/Assets.xcassets": "",
            "My AppTests/Tests.swift": "import XCTest\n", "README.md": "",
        ]
        texts.merge(others) { $1 }
        return WrittenFolder(texts)
    }
}
