import Foundation
import UIKitCore

/// The file in which an app's state is kept from one launch to the next.
///
/// While the app is launched with what was saved, the file has `.restoring` added to its name: should the program not get to the
/// end of that, its next launch knows what it died of, and starts fresh. What cannot be read or trusted is kept with `.damaged`
/// added, for whoever wants to know why.
package final class StateFile: SavedStateStore {
    private let path: String
    private let appName: String

    private var restoringPath: String { path + ".restoring" }
    private var damagedPath: String { path + ".damaged" }

    /// The folder that the file is in.
    var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

    /// The file at a path; the folder around is made when something is saved.
    package init(path: String, appName: String) { (self.path, self.appName) = (path, appName) }

    /// The file of an app in the user's folder for state.
    convenience init(appName: String) {
        self.init(path: "\(Desktop.stateFolder)/\(appName)/restoration.plist", appName: appName)
    }

    package func load() -> Data? {
        if access(restoringPath, F_OK) == 0 {
            setAside(because: "the program ended while it was restored")
            return nil
        }
        guard access(path, F_OK) == 0 else { return nil }
        guard let data = FileManager.default.contents(atPath: path), rename(path, restoringPath) == 0 else {
            report("The state that was saved in \(path) cannot be read, so the app starts fresh.")
            return nil
        }
        return data
    }

    package func didRestore() { rename(restoringPath, path) }

    package func setAside(because reason: String) {
        rename(restoringPath, damagedPath)
        report(
            "The state that was saved is not restored, for \(reason). It was put aside as \(damagedPath), and the app starts fresh."
        )
    }

    package func save(_ state: Data) {
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try OutputFile.write(state, to: path, option: "The saved state")
            // Who has come that far was not brought down by what was restored.
            unlink(restoringPath)
        } catch {
            report("\(error)")
        }
    }

    package func remove() {
        unlink(path)
        unlink(restoringPath)
    }

    private func report(_ sentence: String) {
        FileHandle.standardError.write(Data("\(appName): \(sentence)\n".utf8))
    }
}
