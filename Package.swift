// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The targets and their arrows are described in Sources/UIKitCore/UIKitCore.docc/Architecture.md.

let common: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let onMainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// The folder of the toolchain's own SwiftSyntax: beside the manifest library, which this process has loaded.
///
/// Read line by line: the file is made while it is read, and a whole read has been seen to miss lines. A manifest that stops is
/// not cached, one with a wrong folder would be.
func hostLibraries() -> String {
    let tail = "/pm/ManifestAPI/libPackageDescription.so"
    guard let maps = fopen("/proc/self/maps", "r") else { fatalError("/proc/self/maps cannot be read.") }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while getline(&line, &size, maps) > 0, let line {
        let text = String(cString: line).trimmingCharacters(in: .newlines)
        guard text.hasSuffix(tail), let start = text.firstIndex(of: "/") else { continue }
        return text[start...].dropLast(tail.count) + "/host"
    }
    fatalError("The toolchain's SwiftSyntax is found beside \(tail), which this process has not loaded.")
}
let host = hostLibraries()
/// The tool reads hundreds of files in every build, so it is optimised in debug builds too.
let knowingSyntax: [SwiftSetting] = common + [.unsafeFlags(["-I", host, "-O"])]

let package = Package(
    name: "Anole",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "UnifiedLogging", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .executable(name: "Catalog", targets: ["Catalog"]),
        .executable(name: "Clock", targets: ["Clock"]),
        .executable(name: "Contacts", targets: ["Contacts"]),
        .executable(name: "HypnoNerd", targets: ["HypnoNerd"]),
        .executable(name: "HypnoNerdClassic", targets: ["HypnoNerdClassic"]),
        .executable(name: "LayerLab", targets: ["LayerLab"]),
        .executable(name: "LayoutLab", targets: ["LayoutLab"]),
        .executable(name: "ListLab", targets: ["ListLab"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "Quiz", targets: ["Quiz"]),
        .executable(name: "QuizStoryboard", targets: ["QuizStoryboard"]),
        .executable(name: "TouchLab", targets: ["TouchLab"]),
        .executable(name: "TransitionLab", targets: ["TransitionLab"]),
        .executable(name: "uikit-benchmarks", targets: ["uikit-benchmarks"]),
        .executable(name: "uikit-storm", targets: ["Storm"]),
        .plugin(name: "AppSources", targets: ["AppSources"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo"),
        .systemLibrary(name: "CExpat"),
        .systemLibrary(name: "CNettle"),
        .systemLibrary(name: "CPango"),
        .systemLibrary(name: "CPixbuf"),
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CXCB"),
        .target(name: "CAdapters"),
        .target(name: "CArguments"),
        .target(name: "CPixels"),
        .target(name: "CVirtualTime"),

        .target(name: "ConstraintSolver", swiftSettings: common),
        .target(name: "CoreGraphics", dependencies: ["CAdapters"], swiftSettings: common),
        .target(name: "CoreText", dependencies: ["CoreGraphics"], swiftSettings: common),
        // The words for units of time are in the same library as the rules of plurals below.
        .target(
            name: "DarwinCompatibility", dependencies: ["CoreGraphics"], swiftSettings: common,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "UnifiedLogging", swiftSettings: common),
        .target(name: "QuartzCore", dependencies: ["CoreText", "CoreGraphics"], swiftSettings: onMainActor),
        // Foundation has the rules of plurals in a library of its own, which nothing else asks the linker for.
        .target(
            name: "ResourceFiles", dependencies: ["CArguments"], swiftSettings: common,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "InterfaceArchive", dependencies: ["ResourceFiles", "CExpat"], swiftSettings: common),
        .target(name: "AppBundling", dependencies: ["InterfaceArchive", "ResourceFiles"], swiftSettings: common),
        .target(
            name: "UIFoundation", dependencies: ["ResourceFiles", "CoreText", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "CairoBackend",
            dependencies: ["QuartzCore", "CoreText", "CoreGraphics", "CCairo", "CPango", "CPixbuf", "CPixels"],
            swiftSettings: common),
        .target(name: "HostInterface", dependencies: ["QuartzCore"], swiftSettings: onMainActor),
        .target(
            name: "UIKitCore",
            dependencies: [
                "ConstraintSolver", "InterfaceArchive", "UIFoundation", "ResourceFiles", "HostInterface", "QuartzCore",
                "CoreText", "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitPickers",
            dependencies: ["UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitAlerts",
            dependencies: ["UIKitText", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitPages", dependencies: ["UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitStacks", dependencies: ["UIKitCore", "UIFoundation", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitLists", dependencies: ["UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitNibs",
            dependencies: [
                "UIKitCore", "InterfaceArchive", "UIFoundation", "ResourceFiles", "QuartzCore", "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitInvariants", dependencies: ["UIKitCore", "HostInterface", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitText",
            dependencies: ["UIKitCore", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "HeadlessHost",
            dependencies: ["HostInterface", "QuartzCore", "CoreGraphics", "CNettle", "CVirtualTime"],
            swiftSettings: onMainActor),
        .target(
            name: "SDLHost", dependencies: ["HostInterface", "QuartzCore", "CoreGraphics", "CSDL2", "CXCB"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKit",
            dependencies: [
                "SDLHost", "HeadlessHost", "CairoBackend", "UIKitPages", "UIKitAlerts", "UIKitPickers", "UIKitStacks",
                "UIKitLists", "UIKitText", "UIKitNibs", "UIKitInvariants", "UIKitCore", "HostInterface",
                "UIFoundation", "ResourceFiles", "QuartzCore", "CoreText", "DarwinCompatibility", "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "HeadlessHost", "CairoBackend", "UIKitInvariants", "UIKitCore", "HostInterface", "UIFoundation",
                "QuartzCore", "CoreText", "CoreGraphics", "TestTurns", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .target(name: "TestTurns", swiftSettings: common),
        .target(name: "_Testing_CoreGraphics", swiftSettings: common),
        .target(name: "_Testing_UIKit", swiftSettings: common),

        .target(
            name: "SourceRewriting", swiftSettings: knowingSyntax,
            linkerSettings: [
                .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
                .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
            ]),
        .executableTarget(
            name: "anole-sources", dependencies: ["SourceRewriting", "AppBundling"], swiftSettings: knowingSyntax),
        .target(name: "ProjectAdoption", swiftSettings: common),
        .executableTarget(name: "anole-adopt", dependencies: ["ProjectAdoption"], swiftSettings: common),
        .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["anole-sources"]),

        .executableTarget(
            name: "Catalog", dependencies: ["UIKit"], path: "Demos/Catalog", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "Clock", dependencies: ["UIKit"], path: "Demos/Clock", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "Contacts", dependencies: ["UIKit"], path: "Demos/Contacts", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "HypnoNerd", dependencies: ["UIKit"], path: "Demos/HypnoNerd", exclude: ["Recordings"],
            resources: [.process("Assets")], swiftSettings: onMainActor),
        .executableTarget(
            name: "HypnoNerdClassic", dependencies: ["UIKit"], path: "Demos/HypnoNerdClassic",
            exclude: ["HypnoNerdClassic", "Recordings"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
        .executableTarget(
            name: "LayerLab", dependencies: ["UIKit"], path: "Demos/LayerLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "LayoutLab", dependencies: ["UIKit"], path: "Demos/LayoutLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "ListLab", dependencies: ["UIKit"], path: "Demos/ListLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "Notes", dependencies: ["UIKit"], path: "Demos/Notes", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "Quiz", dependencies: ["UIKit"], path: "Demos/Quiz",
            exclude: ["Quiz", "Quiz.xcodeproj", "Recordings"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
        .executableTarget(
            name: "QuizStoryboard", dependencies: ["UIKit"], path: "Demos/QuizStoryboard",
            exclude: ["QuizStoryboard", "Recordings"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
        .executableTarget(
            name: "TouchLab", dependencies: ["UIKit"], path: "Demos/TouchLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "TransitionLab", dependencies: ["UIKit"], path: "Demos/TransitionLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "uikit-benchmarks",
            dependencies: [
                "UIKit", "UIKitLists", "SDLHost", "HeadlessHost", "CairoBackend", "UIKitCore", "HostInterface",
                "QuartzCore", "CoreText", "CoreGraphics", "ConstraintSolver", "CCairo",
            ], path: "Benchmarks", swiftSettings: onMainActor),
        .executableTarget(
            name: "Bundled", dependencies: ["UIKit"], path: "Tests/Programs/Bundled", exclude: ["Project"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
        .executableTarget(
            name: "Offscreen", dependencies: ["UIKit"], path: "Tests/Programs/Offscreen", swiftSettings: onMainActor),
        .executableTarget(
            name: "Waits", dependencies: ["UIKit"], path: "Tests/Programs/Waits", swiftSettings: onMainActor),
        .executableTarget(
            name: "Loads", dependencies: ["UIKit"], path: "Tests/Programs/Loads", swiftSettings: onMainActor),
        // Sources as they are in an iOS project, built by the plugin in both language modes.
        .executableTarget(
            name: "Plants", dependencies: ["UIKit"], path: "Tests/Programs/Plants", exclude: ["App", "Recordings"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "AppSources")]),
        .executableTarget(
            name: "PlantsInSwift6", dependencies: ["UIKit"], path: "Tests/Programs/PlantsInSwift6",
            swiftSettings: [.swiftLanguageMode(.v6)], plugins: [.plugin(name: "AppSources")]),
        .executableTarget(name: "Storm", path: "Storm", swiftSettings: common),

        .testTarget(
            name: "SourceScanning", swiftSettings: common),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["SourceScanning"],
            exclude: [
                "Declarations/Corpus", "Members/SDKMembers.txt",
                "Rooms/AllowedArrows.txt",
            ],
            swiftSettings: common),
        .testTarget(
            name: "PixelFunctions", dependencies: ["CairoBackend", "CoreGraphics", "_Testing_CoreGraphics"],
            path: "Tests/CairoBackendTests/PixelFunctions", swiftSettings: common),
        .testTarget(
            name: "CompositingTests",
            dependencies: [
                "PixelFunctions", "CairoBackend", "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics",
            ],
            path: "Tests/CairoBackendTests/CompositingTests", swiftSettings: common),
        .testTarget(
            name: "RasterizingTests",
            dependencies: [
                "PixelFunctions", "TestTurns", "CairoBackend", "QuartzCore", "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics",
            ],
            path: "Tests/CairoBackendTests/RasterizingTests",
            swiftSettings: common),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: common),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"], swiftSettings: common),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics", "_Testing_CoreGraphics"],
            swiftSettings: common),
        .testTarget(
            name: "DarwinCompatibilityTests",
            dependencies: ["DarwinCompatibility", "CoreGraphics", "_Testing_CoreGraphics"], swiftSettings: common),
        .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging"], swiftSettings: common),
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "Catalog", "Clock", "Contacts", "HypnoNerd", "HypnoNerdClassic", "LayerLab", "LayoutLab", "ListLab",
                "Notes", "Quiz", "QuizStoryboard", "TouchLab", "TransitionLab", "UIKitTesting", "HostInterface",
                "CairoBackend", "UIKitPages", "UIKitAlerts",
                "UIKitLists", "UIKitPickers", "UIKitText", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ], exclude: ["FoundFaults/Recordings"], swiftSettings: common),
        .testTarget(
            name: "DemoWalkTests",
            dependencies: [
                "Catalog", "Contacts", "LayoutLab", "ListLab", "Notes", "TouchLab", "TransitionLab", "UIKitTesting",
                "UIKitInvariants", "UIKitCore", "HostInterface", "CoreGraphics", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ], swiftSettings: common),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Notes", "UIKitTesting", "UIKitLists", "UIKitText", "UIKitCore", "UIFoundation", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ], swiftSettings: common),
        .testTarget(
            name: "FrameCorpusTests",
            dependencies: [
                "UIKitTesting", "CairoBackend", "UIKitPickers", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ], exclude: ["Frames"], swiftSettings: onMainActor),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "HeadlessHostTests",
            dependencies: [
                "TestTurns", "HeadlessHost", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ProjectAdoptionTests", dependencies: ["ProjectAdoption", "anole-adopt"], swiftSettings: common),
        .testTarget(
            name: "HostInterfaceTests",
            dependencies: ["HostInterface", "_Testing_CoreGraphics"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "SDLHostTests",
            dependencies: ["SDLHost", "HostInterface", "QuartzCore", "CoreGraphics", "CSDL2"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "SourceRewritingTests",
            dependencies: ["Plants", "PlantsInSwift6", "SourceRewriting", "anole-sources"],
            exclude: ["Compiling/UIKit.txt", "Pairs/Files"], swiftSettings: common + [.unsafeFlags(["-I", host])]),
        .testTarget(name: "StormTests", dependencies: ["Storm"], swiftSettings: common),
        .testTarget(
            name: "AppBundlingTests", dependencies: ["AppBundling", "InterfaceArchive", "ResourceFiles"],
            swiftSettings: common),
        .testTarget(
            name: "InterfaceArchiveTests", dependencies: ["InterfaceArchive", "ResourceFiles"], swiftSettings: common),
        .testTarget(name: "ResourceFilesTests", dependencies: ["ResourceFiles"], swiftSettings: common),
        .testTarget(
            name: "UIFoundationTests",
            dependencies: [
                "UIKitTesting", "UIFoundation", "ResourceFiles", "CoreText", "CoreGraphics", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitPages", "UIKitAlerts", "UIKitPickers", "UIKitLists", "UIKitText",
                "UIKitCore", "HostInterface",
                "UIFoundation", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ], swiftSettings: onMainActor),
        .testTarget(
            name: "AnimationTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/AnimationTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ApplicationTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ApplicationTests",
            swiftSettings: onMainActor),
        .testTarget(
            name: "BarTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/BarTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ContainerTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ContainerTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ContentTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ContentTests",
            swiftSettings: onMainActor),
        .testTarget(
            name: "ControlTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation",
                "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ControlTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ExposureTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ExposureTests", swiftSettings: onMainActor),
        .testTarget(
            name: "GestureTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/GestureTests", swiftSettings: onMainActor),
        .testTarget(
            name: "KeyboardTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/KeyboardTests", swiftSettings: onMainActor),
        .testTarget(
            name: "NavigationTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/NavigationTests", swiftSettings: onMainActor),
        .testTarget(
            name: "NibDecodingTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "InterfaceArchive", "ResourceFiles", "UIFoundation", "QuartzCore",
                "CoreGraphics",
            ],
            path: "Tests/UIKitCoreTests/NibDecodingTests", swiftSettings: onMainActor),
        .testTarget(
            name: "PresentationTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/PresentationTests", swiftSettings: onMainActor),
        .testTarget(
            name: "RestorationTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/RestorationTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ScrollingTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ScrollingTests", swiftSettings: onMainActor),
        .testTarget(
            name: "TextTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreText",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/TextTests",
            swiftSettings: onMainActor),
        .testTarget(
            name: "ViewControllerTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation",
                "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ViewControllerTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ConstraintTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "ConstraintSolver", "UIFoundation", "QuartzCore", "CoreGraphics",
            ],
            path: "Tests/UIKitCoreTests/ConstraintTests", swiftSettings: onMainActor),
        .testTarget(
            name: "ViewTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/ViewTests", swiftSettings: onMainActor),
        .testTarget(
            name: "WalkTests",
            dependencies: [
                "CoreStages", "UIKitTesting", "UIKitPages", "UIKitAlerts", "UIKitCore", "HostInterface", "UIFoundation",
                "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ], swiftSettings: onMainActor),
        .testTarget(
            name: "CoreStages",
            dependencies: [
                "UIKitTesting", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            path: "Tests/UIKitCoreTests/CoreStages", swiftSettings: onMainActor),
        .testTarget(
            name: "InterfaceStages",
            dependencies: [
                "UIKitCore", "InterfaceArchive", "ResourceFiles", "UIFoundation", "QuartzCore", "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitAlertsTests",
            dependencies: [
                "UIKitTesting", "UIKitAlerts", "UIKitText", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitPagesTests",
            dependencies: [
                "CoreStages", "InterfaceStages", "UIKitTesting", "UIKitPages", "UIKitCore", "UIFoundation",
                "QuartzCore",
                "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitStacksTests",
            dependencies: [
                "InterfaceStages", "UIKitTesting", "UIKitStacks", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitNibsTests",
            dependencies: [
                "UIKitTesting", "UIKitNibs", "UIKitCore", "InterfaceArchive", "HostInterface", "UIFoundation",
                "ResourceFiles", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitListsTests",
            dependencies: [
                "InterfaceStages", "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "TextKitTests",
            dependencies: [
                "UIKitTesting", "CairoBackend", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ListInputTests",
            dependencies: [
                "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "CompositionalTests",
            dependencies: [
                "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ListCellTests",
            dependencies: [
                "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UICollectionTests",
            dependencies: [
                "InterfaceStages", "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "DiffableTests",
            dependencies: [
                "UIKitTesting", "UIKitLists", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitPickersTests",
            dependencies: [
                "InterfaceStages", "UIKitTesting", "UIKitPickers", "UIKitCore", "UIFoundation", "QuartzCore",
                "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitInvariantsTests",
            dependencies: [
                "UIKitTesting", "UIKitInvariants", "UIKitCore", "HostInterface", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "TextValueTests",
            dependencies: [
                "UIKitTesting", "UIKitText", "UIKitCore", "UIFoundation", "CoreGraphics", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "TextItemTests",
            dependencies: [
                "UIKitTesting", "UIKitText", "UIKitCore", "UIFoundation", "HostInterface", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitTextTests",
            dependencies: [
                "InterfaceStages", "UIKitTesting", "UIKitText", "UIKitCore", "HostInterface", "UIFoundation",
                "QuartzCore", "CoreText",
                "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Bundled", "Offscreen", "UIKitTesting", "UIKit", "UIKitCore", "HostInterface", "UIFoundation",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            exclude: ["Session/Programs"], swiftSettings: onMainActor),
        .testTarget(name: "VirtualTimeTests", dependencies: ["Loads", "Waits"], swiftSettings: common),
        .testTarget(
            name: "UIKitTestingTests",
            dependencies: [
                "UIKitTesting", "UIKitCore", "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics",
            ],
            swiftSettings: onMainActor),
    ]
)

// The package manager compiles a target anew when the modules change that it names. Where one of these stays the same, byte for
// byte, though another one below it has changed, objects would keep the old layout of its classes: so each names all below it.
for target in package.targets where target.type != .plugin {
    var names: [String] = []
    var waiting = [target]
    while let next = waiting.popLast() {
        for case .byNameItem(let name, _) in next.dependencies where !names.contains(name) {
            names.append(name)
            waiting += package.targets.filter { $0.name == name }
        }
    }
    target.dependencies = names.map { .byName(name: $0) }
}

// Scripts/test names the test targets that it runs here; all others and the programs that these do not start are left out then.
if let chosen = Context.environment["ANOLE_TESTS"] {
    var kept: Set<String> = []
    var waiting = chosen.split(separator: " ").map(String.init)
    while let name = waiting.popLast() {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for case .byNameItem(let name, _) in target.dependencies { waiting.append(name) }
        for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
    }
    package.targets.removeAll { [.test, .executable, .plugin].contains($0.type) && !kept.contains($0.name) }
    package.products.removeAll { product in
        let targets = (product as? Product.Executable)?.targets ?? (product as? Product.Plugin)?.targets
        return targets.map { !kept.isSuperset(of: $0) } ?? false
    }
}
