import Foundation

/// The form in which an activity is saved: a property list.
enum KeptActivity {
    /// The list of an activity; nil when its `userInfo` contains values that a property list cannot.
    static func list(of activity: NSUserActivity) -> [String: Any]? {
        var list: [String: Any] = ["type": activity.activityType]
        list["title"] = activity.title
        list["page"] = activity.webpageURL?.absoluteString
        list["target"] = activity.targetContentIdentifier
        list["identifier"] = activity.persistentIdentifier
        if let userInfo = activity.userInfo {
            guard let byTexts = userInfo as? [String: Any] else { return nil }
            list["userInfo"] = byTexts
        }
        return PropertyListSerialization.propertyList(list, isValidFor: .binary) ? list : nil
    }

    /// The activity of a list; nil for any other list.
    static func activity(of list: [String: Any]) -> NSUserActivity? {
        guard let type = list["type"] as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = list["title"] as? String
        activity.webpageURL = (list["page"] as? String).flatMap { URL(string: $0) }
        activity.targetContentIdentifier = list["target"] as? String
        activity.persistentIdentifier = list["identifier"] as? String
        activity.userInfo = list["userInfo"] as? [String: Any]
        return activity
    }
}
