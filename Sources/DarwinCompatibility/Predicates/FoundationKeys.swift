import Foundation

/// The keys of strings, numbers, dates and other values, which on Apple's platforms are the names of their methods.
enum FoundationKeys {
    /// The value of a key, which may be nil itself; nil for a key that the value does not have.
    static func value(of value: PredicateValue, key: String) -> Any?? {
        switch value.object {
        case let text as String: self.value(of: text, key: key)
        case let date as Date: self.value(of: date, key: key)
        case let url as URL: self.value(of: url, key: key)
        case let id as UUID: key == "UUIDString" ? .some(id.uuidString) : nil
        case let data as Data: key == "length" ? .some(data.count) : nil
        case let text as NSAttributedString: self.value(of: text, key: key)
        default: value.number.flatMap { self.value(of: $0, key: key) }
        }
    }

    private static func value(of string: String, key: String) -> Any?? {
        let text = NSString(string: string)
        return switch key {
        case "length": text.length
        case "lowercaseString": text.lowercased
        case "uppercaseString": text.uppercased
        case "capitalizedString": text.capitalized
        case "intValue", "integerValue", "longLongValue": text.longLongValue
        case "floatValue", "doubleValue": text.doubleValue
        case "boolValue": text.boolValue
        case "lastPathComponent": text.lastPathComponent
        case "pathExtension": text.pathExtension
        case "pathComponents": text.pathComponents
        case "description": string
        default: nil
        }
    }

    private static func value(of text: NSAttributedString, key: String) -> Any?? {
        switch key {
        case "string": text.string
        case "length": text.length
        default: nil
        }
    }

    private static func value(of number: NSNumber, key: String) -> Any?? {
        switch key {
        case "intValue", "integerValue", "longLongValue", "longValue", "shortValue": number.int64Value
        case "unsignedIntValue", "unsignedIntegerValue", "unsignedLongLongValue": number.uint64Value
        case "floatValue", "doubleValue": number.doubleValue
        case "boolValue": number.boolValue
        case "stringValue", "description": number.stringValue
        default: nil
        }
    }

    private static func value(of date: Date, key: String) -> Any?? {
        switch key {
        case "timeIntervalSince1970": date.timeIntervalSince1970
        case "timeIntervalSinceReferenceDate": date.timeIntervalSinceReferenceDate
        case "timeIntervalSinceNow": date.timeIntervalSinceNow
        case "description": date.description
        default: nil
        }
    }

    private static func value(of url: URL, key: String) -> Any?? {
        switch key {
        case "absoluteString", "description": url.absoluteString
        case "path": url.path
        case "host": .some(url.host)
        case "scheme": .some(url.scheme)
        case "query": .some(url.query)
        case "fragment": .some(url.fragment)
        case "lastPathComponent": url.lastPathComponent
        case "pathExtension": url.pathExtension
        case "fileURL", "isFileURL": url.isFileURL
        default: nil
        }
    }
}
