/// The modules of Apple's systems, as far as sources import them: those that are here, and those that are not.
enum AppleModules {
    /// Modules that UIKit for Linux has, or that its source plugin replaces.
    static let available: Set<String> = [
        "CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "Dispatch", "Foundation", "FoundationNetworking",
        "FoundationXML", "Glibc", "ObjectiveC", "Observation", "OSLog", "QuartzCore", "Swift", "Synchronization",
        "Testing", "UIKit", "XCTest", "_Concurrency", "os",
    ]

    /// Modules that have no counterpart, each with the words of a report.
    static let absent: [String: String] = {
        var reasons: [String: String] = [:]
        let groups: [(String, [String])] = [
            (
                "is another way to build interfaces",
                ["SwiftUI", "WatchKit", "AppKit", "Cocoa", "WidgetKit", "ActivityKit", "TipKit", "Charts", "CarPlay"]
            ),
            ("keeps objects in a store; use files, SQLite or a package for it", ["CoreData", "SwiftData", "CloudKit"]),
            ("shows web pages", ["WebKit", "SafariServices", "JavaScriptCore"]),
            (
                "plays or records sound and film",
                [
                    "AVFoundation", "AVFAudio", "AVKit", "AudioToolbox", "MediaPlayer", "CoreMedia", "CoreAudio",
                    "CoreVideo", "VideoToolbox", "Speech", "MusicKit",
                ]
            ),
            ("shows maps or knows where the device is", ["MapKit", "CoreLocation"]),
            ("knows the user's pictures", ["Photos", "PhotosUI"]),
            ("draws with a graphics processor", ["Metal", "MetalKit", "MetalPerformanceShaders", "OpenGLES", "GLKit"]),
            (
                "is for games and scenes",
                ["SpriteKit", "SceneKit", "ARKit", "RealityKit", "GameKit", "GameplayKit", "GameController"]
            ),
            ("reads and changes pictures", ["CoreImage", "ImageIO", "Vision", "VisionKit", "Accelerate", "CoreML"]),
            (
                "belongs to Apple's services",
                [
                    "StoreKit", "PassKit", "AuthenticationServices", "AdSupport", "AppTrackingTransparency", "iAd",
                    "DeviceCheck", "Intents", "IntentsUI", "AppIntents", "CallKit", "PushKit", "Messages",
                    "WatchConnectivity", "CoreSpotlight", "LinkPresentation", "MetricKit", "Social", "Accounts",
                    "AdServices", "SKAdNetwork", "ClassKit", "NotificationCenter",
                ]
            ),
            (
                "knows what the user has on the device",
                ["Contacts", "ContactsUI", "EventKit", "EventKitUI", "HealthKit"]
            ),
            (
                "belongs to hardware",
                [
                    "CoreBluetooth", "CoreMotion", "CoreNFC", "CoreHaptics", "HomeKit", "ExternalAccessory",
                    "LocalAuthentication", "PencilKit", "CoreTelephony", "MultipeerConnectivity",
                ]
            ),
            (
                "tells of notifications and runs in the background",
                ["UserNotifications", "UserNotificationsUI", "BackgroundTasks"]
            ),
            ("shows or picks documents and mail", ["MessageUI", "PDFKit", "QuickLook", "QuickLookThumbnailing"]),
            ("names kinds of files", ["UniformTypeIdentifiers", "MobileCoreServices", "CoreServices"]),
            ("streams values; a package such as OpenCombine may do", ["Combine"]),
            (
                "enciphers and keeps secrets; the package swift-crypto may do",
                ["CryptoKit", "CommonCrypto", "Security"]
            ),
            ("watches and speaks to networks", ["Network", "SystemConfiguration", "NetworkExtension", "CFNetwork"]),
            ("understands language", ["NaturalLanguage", "Translation", "FoundationModels"]),
        ]
        for (reason, modules) in groups { for module in modules { reasons[module] = reason } }
        return reasons
    }()
}
