import CoreGraphics
import Foundation

/// Represents a storyboard in an archive by its name and its bundle.
nonisolated final class StoryboardReference: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    /// The path of the bundle; nil for the main one, whose path may have changed when the state is restored.
    let bundlePath: String?

    /// Makes a reference to a storyboard.
    @MainActor init(_ storyboard: any ReopenedStoryboard) {
        name = storyboard.name
        let path = storyboard.bundle?.bundlePath
        bundlePath = path == Bundle.main.bundlePath ? nil : path
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        bundlePath = coder.decodeObject(of: NSString.self, forKey: "bundle").map { $0 as String }
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        if let bundlePath { coder.encode(bundlePath as NSString, forKey: "bundle") }
    }

    /// The storyboard, opened again; nil if the app does not have it any more.
    @MainActor var storyboard: (any ReopenedStoryboard)? {
        let bundle = bundlePath.flatMap { Bundle(path: $0) }
        guard bundlePath == nil || bundle != nil else { return nil }
        return installedInterfaceLoader.available?.reopenStoryboard(named: name, in: bundle)
    }
}
