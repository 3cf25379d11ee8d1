import Foundation

extension UIApplicationShortcutItem {
    /// The keys of an entry in an information property list; the entries in the settings have the same form.
    enum Key: String {
        case type = "UIApplicationShortcutItemType"
        case title = "UIApplicationShortcutItemTitle"
        case subtitle = "UIApplicationShortcutItemSubtitle"
        case iconType = "UIApplicationShortcutItemIconType"
        case iconFile = "UIApplicationShortcutItemIconFile"
        case iconSymbol = "UIApplicationShortcutItemIconSymbolName"
        case userInfo = "UIApplicationShortcutItemUserInfo"
    }

    /// Reads an entry; nil without a type and a title, which every shortcut has.
    convenience init?(entry: [String: Any]) {
        func text(_ key: Key) -> String? { entry[key.rawValue] as? String }
        guard let type = text(.type), let title = text(.title) else { return nil }
        let icon =
            text(.iconSymbol).map { UIApplicationShortcutIcon(systemImageName: $0) }
            ?? text(.iconFile).map { UIApplicationShortcutIcon(templateImageName: $0) }
            ?? text(.iconType).flatMap { UIApplicationShortcutIcon.IconType(named: $0) }
            .map { UIApplicationShortcutIcon(type: $0) }
        let values = entry[Key.userInfo.rawValue] as? [String: Any]
        self.init(
            type: type, localizedTitle: title, localizedSubtitle: text(.subtitle), icon: icon,
            userInfo: values?.compactMapValues { ($0 as? any NSSecureCoding) ?? Self.object($0) })
    }

    /// The entry for the settings; nil when the app's own values are not a property list.
    var entry: [String: Any]? {
        var entry: [String: Any] = [Key.type.rawValue: type, Key.title.rawValue: localizedTitle]
        entry[Key.subtitle.rawValue] = localizedSubtitle
        switch icon?.source {
        case .type(let type): entry[Key.iconType.rawValue] = "\(UIApplicationShortcutIcon.IconType.prefix)\(type)"
        case .file(let name): entry[Key.iconFile.rawValue] = name
        case .symbol(let name): entry[Key.iconSymbol.rawValue] = name
        case nil: break
        }
        if let userInfo {
            let data = try? PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0)
            guard data != nil else { return nil }
            entry[Key.userInfo.rawValue] = userInfo
        }
        return entry
    }

    /// Converts a Swift value from a property list to an object.
    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: text as NSString
        case let number as any Numeric: number as? NSNumber ?? (number as? Int).map { NSNumber(value: $0) }
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let list as [Any]: list as NSArray
        case let dictionary as [String: Any]: dictionary as NSDictionary
        default: nil
        }
    }
}

extension UIApplicationShortcutIcon.IconType {
    static let prefix = "UIApplicationShortcutIconType"

    /// The type with a name such as `UIApplicationShortcutIconTypeSearch`.
    init?(named name: String) {
        guard name.hasPrefix(Self.prefix) else { return nil }
        let word = name.dropFirst(Self.prefix.count).lowercased()
        // The raw values of types count from zero.
        var number = 0
        while let type = Self(rawValue: number) {
            if "\(type)".lowercased() == word {
                self = type
                return
            }
            number += 1
        }
        return nil
    }
}
