/// Frameworks of Apple's systems that do not exist on Linux.
///
/// Sources often import them without using them, or for names that other modules have too. So a copy imports them only where a
/// module of that name can be imported, such as a replacement in the app's package. Otherwise the compiler warns at the import,
/// and reports each use of a missing name.
enum AbsentFrameworks {
    static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook",
        "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit",
        "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "CloudKit", "Combine",
        "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GLKit", "GameController", "GameKit",
        "GameplayKit", "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MetalPerformanceShaders", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
        "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
        "WidgetKit", "simd",
    ]
}
