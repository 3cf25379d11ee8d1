// swift-tools-version: 6.2
import PackageDescription

// The targets and their arrows are described in Sources/UIKitCore/UIKitCore.docc/Architecture.md.

let common: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let onMainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Anole",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .executable(name: "Catalog", targets: ["Catalog"]),
        .executable(name: "Clock", targets: ["Clock"]),
        .executable(name: "Contacts", targets: ["Contacts"]),
        .executable(name: "HypnoNerd", targets: ["HypnoNerd"]),
        .executable(name: "LayerLab", targets: ["LayerLab"]),
        .executable(name: "TouchLab", targets: ["TouchLab"]),
        .executable(name: "TransitionLab", targets: ["TransitionLab"]),
        .executable(name: "uikit-benchmarks", targets: ["uikit-benchmarks"]),
        .executable(name: "uikit-storm", targets: ["Storm"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo"),
        .systemLibrary(name: "CNettle"),
        .systemLibrary(name: "CPango"),
        .systemLibrary(name: "CPixbuf"),
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CXCB"),
        .target(name: "CAdapters"),
        .target(name: "CPixels"),

        .target(name: "CoreGraphics", dependencies: ["CAdapters"], swiftSettings: common),
        .target(name: "CoreText", dependencies: ["CoreGraphics"], swiftSettings: common),
        .target(name: "QuartzCore", dependencies: ["CoreText", "CoreGraphics"], swiftSettings: onMainActor),
        .target(name: "UIFoundation", dependencies: ["CoreText", "CoreGraphics"], swiftSettings: onMainActor),
        .target(
            name: "CairoBackend",
            dependencies: ["QuartzCore", "CoreText", "CoreGraphics", "CCairo", "CPango", "CPixbuf", "CPixels"],
            swiftSettings: common),
        .target(name: "HostInterface", dependencies: ["QuartzCore"], swiftSettings: onMainActor),
        .target(
            name: "UIKitCore",
            dependencies: ["UIFoundation", "HostInterface", "QuartzCore", "CoreText", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitPickers",
            dependencies: ["UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitAlerts", dependencies: ["UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitPages", dependencies: ["UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics"],
            swiftSettings: onMainActor),
        .target(
            name: "HeadlessHost", dependencies: ["HostInterface", "QuartzCore", "CoreGraphics", "CNettle"],
            swiftSettings: onMainActor),
        .target(
            name: "SDLHost", dependencies: ["HostInterface", "QuartzCore", "CoreGraphics", "CSDL2", "CXCB"],
            swiftSettings: onMainActor),
        .target(
            name: "UIKit",
            dependencies: [
                "SDLHost", "HeadlessHost", "CairoBackend", "UIKitPages", "UIKitAlerts", "UIKitPickers", "UIKitCore",
                "HostInterface", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "HeadlessHost", "CairoBackend", "UIKitCore", "HostInterface", "UIFoundation", "QuartzCore", "CoreText",
                "CoreGraphics", "TestTurns", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .target(name: "TestTurns", swiftSettings: common),
        .target(name: "_Testing_CoreGraphics", swiftSettings: common),
        .target(name: "_Testing_UIKit", swiftSettings: common),

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
            name: "LayerLab", dependencies: ["UIKit"], path: "Demos/LayerLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "TouchLab", dependencies: ["UIKit"], path: "Demos/TouchLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "TransitionLab", dependencies: ["UIKit"], path: "Demos/TransitionLab", exclude: ["Recordings"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "uikit-benchmarks",
            dependencies: [
                "UIKit", "SDLHost", "HeadlessHost", "CairoBackend", "UIKitCore", "HostInterface", "QuartzCore",
                "CoreText",
                "CoreGraphics", "CCairo",
            ], path: "Benchmarks", swiftSettings: onMainActor),
        .executableTarget(
            name: "Offscreen", dependencies: ["UIKit"], path: "Tests/Programs/Offscreen", swiftSettings: onMainActor),
        .executableTarget(name: "Storm", path: "Storm", swiftSettings: common),

        .testTarget(
            name: "ArchitectureTests",
            exclude: ["Declarations/Corpus", "Members/SDKMembers.txt", "Rooms/AllowedArrows.txt"],
            swiftSettings: common),
        .testTarget(
            name: "CairoBackendTests",
            dependencies: [
                "TestTurns", "CairoBackend", "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics",
            ],
            swiftSettings: common),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"], swiftSettings: common),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics", "_Testing_CoreGraphics"],
            swiftSettings: common),
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "Catalog", "Clock", "Contacts", "HypnoNerd", "LayerLab", "TouchLab", "TransitionLab", "UIKitTesting",
                "CairoBackend", "UIKitPages", "UIKitAlerts", "UIKitPickers", "UIKitCore", "HostInterface",
                "UIFoundation", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ], exclude: ["FoundFaults/Recordings"], swiftSettings: common),
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
            name: "HostInterfaceTests",
            dependencies: ["HostInterface", "_Testing_CoreGraphics"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "SDLHostTests",
            dependencies: ["SDLHost", "HostInterface", "QuartzCore", "CoreGraphics", "CSDL2"],
            swiftSettings: onMainActor),
        .testTarget(name: "StormTests", dependencies: ["Storm"], swiftSettings: common),
        .testTarget(
            name: "UIFoundationTests",
            dependencies: [
                "UIKitTesting", "UIFoundation", "CoreText", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: [
                "UIKitTesting", "UIKitPages", "UIKitAlerts", "UIKitPickers", "UIKitCore", "HostInterface",
                "UIFoundation",
                "QuartzCore", "CoreText", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitAlertsTests",
            dependencies: [
                "UIKitTesting", "UIKitAlerts", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitPagesTests",
            dependencies: [
                "UIKitTesting", "UIKitPages", "UIKitCore", "UIFoundation", "QuartzCore", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitPickersTests",
            dependencies: [
                "UIKitTesting", "UIKitPickers", "UIKitCore", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKitTesting", "UIKit", "UIKitCore", "HostInterface", "UIFoundation", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            exclude: ["Session/Programs"], swiftSettings: onMainActor),
        .testTarget(
            name: "UIKitTestingTests",
            dependencies: ["UIKitTesting", "CoreText", "CoreGraphics", "_Testing_CoreGraphics"],
            swiftSettings: onMainActor),
    ]
)
