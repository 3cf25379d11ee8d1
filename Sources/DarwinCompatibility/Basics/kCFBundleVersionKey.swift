public import CoreGraphics

/// The key of an app's identifier in its information property list.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the number of an app's build in its information property list.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of an app's short name in its information property list.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the name of an app's program in its information property list.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language in which an app was written in its information property list.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages that an app has in its information property list.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The key of the version of property lists in an app's information property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
