public import Foundation

extension FileManager {
    /// The folder that the programs of a group share, which is made when it is not there.
    ///
    /// Unlike iOS: no entitlement is asked for. The folder lies beside those of other programs' data, and has the group's name.
    /// - Parameter groupIdentifier: The group's name, such as `group.org.example.notes`. One that is empty, begins with a dot or
    ///   has a slash has no folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
            let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = data.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch { return nil }
    }

    /// A token for the user's account of iCloud; on Linux there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of an app's files in iCloud; on Linux there is none.
    /// - Parameter containerIdentifier: The folder's name.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
