import Foundation
import HostInterface
import UIKitCore

/// The file in which an app's state is kept from one launch to the next.
///
/// While the app is launched with its saved state, the file has `.restoring` added to its name: should the program end before
/// the launch is over, its next launch knows the cause, and starts fresh. A file that cannot be read or trusted is kept with
/// `.damaged` added, for an inspection.
///
/// Only a file that an app has saved is ever replaced or removed. In the user's folder for state another file is put aside, and
/// a folder or device stays, with no state kept; where an option names the path, any other file there is an error.
package final class StateFile: SavedStateStore {
    private static let option = "--state"

    private let path: String
    private let appName: String
    private let isNamedByOption: Bool
    /// Whether the state lies under its `.restoring` name.
    private var isRestoring = false
    /// Whether no state can be kept, because another file is in the way.
    private var isBlocked = false
    /// The reason why the last state could not be kept at the path that an option names.
    private(set) var failure: LaunchFailure?

    private var restoringPath: String { path + ".restoring" }

    /// The folder that the file is in.
    var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

    /// The file that an option names; the folder around is made when the first state is saved.
    ///
    /// Throws a `LaunchFailure` when another file is at that path or no state can be kept there.
    package init(path: String, appName: String) throws {
        self.path = OutputFile.isLink(path) ? OutputFile.destination(of: path) : path
        (self.appName, isNamedByOption) = (appName, true)
        for place in [self.path, restoringPath] {
            if let obstacle = StateOccupant(at: place).obstacle(at: place, option: Self.option) { throw obstacle }
        }
        try checkFolder()
    }

    /// The file of an app in the user's folder for state.
    package init(appName: String, in stateFolder: String? = nil) {
        let usual = "\(stateFolder ?? Desktop.stateFolder)/\(appName)/restoration.plist"
        path = OutputFile.isLink(usual) ? OutputFile.destination(of: usual) : usual
        (self.appName, isNamedByOption) = (appName, false)
    }

    /// Throws when no file can be written in the folder, or no folder can be made there.
    private func checkFolder() throws {
        var nearest = folder.path
        while access(nearest, F_OK) != 0, errno == ENOENT, nearest != "/" {
            nearest = (nearest as NSString).deletingLastPathComponent
        }
        var status = stat()
        let isFolder = stat(nearest, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        guard !isFolder || access(nearest, W_OK | X_OK) != 0 else { return }
        let error = isFolder ? errno : ENOTDIR
        throw LaunchFailure(
            .cannotCreate,
            "\(Self.option): found that nothing can be written in `\(nearest)` (\(String(cString: strerror(error)))), expected "
                + "a folder to write in.")
    }

    package func load() -> Data? {
        guard !isBlocked(by: restoringPath), !isBlocked(by: path) else { return nil }
        if StateOccupant(at: restoringPath) != .nothing {
            isRestoring = true
            setAside(because: "the program ended while it was restored")
            return nil
        }
        switch StateOccupant(at: path) {
        case .state, .otherFile: break
        default: return nil
        }
        guard let data = FileManager.default.contents(atPath: path), rename(path, restoringPath) == 0 else {
            isBlocked = true
            fail("The state that was saved in \(path) cannot be read, so the app starts fresh.")
            return nil
        }
        isRestoring = true
        return data
    }

    /// Whether another file is at a path, which is reported and ends all keeping.
    private func isBlocked(by place: String) -> Bool {
        let occupant = StateOccupant(at: place)
        guard let obstacle = occupant.obstacle(at: place, option: "The saved state") else { return false }
        // In a folder of its own the app may take a file away that it does not know.
        if occupant == .otherFile, !isNamedByOption { return false }
        isBlocked = true
        fail(obstacle)
        return true
    }

    package func didRestore() {
        guard isRestoring else { return }
        isRestoring = false
        guard StateOccupant(at: path) == .nothing else { return }
        rename(restoringPath, path)
    }

    package func setAside(because reason: String) {
        guard isRestoring else { return }
        isRestoring = false
        let damagedPath = freeDamagedPath()
        guard rename(restoringPath, damagedPath) == 0 else {
            isBlocked = true
            return fail(
                "The state that was saved is not restored, for \(reason). It stays in \(restoringPath) "
                    + "(\(String(cString: strerror(errno)))), and the app starts fresh.")
        }
        report(
            "The state that was saved is not restored, for \(reason). It was put aside as \(damagedPath), and the app starts fresh."
        )
    }

    /// The path for a damaged state: that of the one before, or beside an existing file.
    private func freeDamagedPath() -> String {
        var (candidate, number) = (path + ".damaged", 1)
        while ![.nothing, .state].contains(StateOccupant(at: candidate)) {
            number += 1
            candidate = path + ".damaged.\(number)"
        }
        return candidate
    }

    package func save(_ state: Data) {
        guard !isBlocked else { return }
        do {
            if let obstacle = StateOccupant(at: path).obstacle(at: path, option: place) { throw obstacle }
            try FileManager.default.createDirectory(
                atPath: folder.path, withIntermediateDirectories: true)
            try OutputFile.write(state, to: path, option: place)
            failure = nil
            // The launch has ended, so the restored state did not cause a crash.
            if isRestoring { unlink(restoringPath) }
            isRestoring = false
        } catch {
            fail(error as? LaunchFailure ?? LaunchFailure(.cannotCreate, "\(place): \(error)"))
        }
    }

    package func remove() {
        guard !isBlocked else { return }
        if StateOccupant(at: path) == .state { unlink(path) }
        if isRestoring { unlink(restoringPath) }
        isRestoring = false
    }

    /// The beginning of sentences about the file.
    private var place: String { isNamedByOption ? Self.option : "The saved state" }

    /// Records a failure for the end of the session, or reports it at once when no option asked for the file.
    private func fail(_ failure: LaunchFailure) {
        guard !isNamedByOption else { return self.failure = failure }
        report(failure.description)
    }

    private func fail(_ sentence: String) { fail(LaunchFailure(.cannotCreate, sentence)) }

    private func report(_ sentence: String) {
        FileHandle.standardError.write(Data("\(appName): \(sentence)\n".utf8))
    }
}
