import Foundation
import HostInterface
import UIKitCore

/// The kind of file at the path where a state is to be kept.
enum StateOccupant: Equatable {
    case nothing
    case emptyFile
    /// A state that an app has saved, be it damaged.
    case state
    /// A file that holds no state.
    case otherFile
    /// A file that cannot be read, for an error of the system.
    case unreadable(Int32)
    /// No file, with a word for its kind.
    case special(String)

    /// Looks at a path without blocking; a link counts as such.
    init(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = errno == ENOENT || errno == ENOTDIR ? .nothing : .unreadable(errno)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = Self.file(at: path)
        case S_IFDIR: self = .special("a folder")
        case S_IFIFO: self = .special("a pipe")
        case S_IFSOCK: self = .special("a socket")
        case S_IFLNK: self = .special("a link that leads nowhere")
        default: self = .special("a device")
        }
    }

    private static func file(at path: String) -> StateOccupant {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
            return data.isEmpty ? .emptyFile : SavedState.isOne(data) ? .state : .otherFile
        } catch {
            return .unreadable(access(path, R_OK) == 0 ? EIO : errno)
        }
    }

    /// The reason why no app's state can be kept at this path; nil when it can.
    ///
    /// `option` is named in the sentence.
    func obstacle(at path: String, option: String) -> LaunchFailure? {
        let (code, found): (LaunchFailure.ExitCode, String)
        switch self {
        case .nothing, .emptyFile, .state: return nil
        case .otherFile: (code, found) = (.dataFormat, "a file that is no saved state")
        case .unreadable(let error):
            (code, found) = (.noInput, "something that cannot be read (\(String(cString: strerror(error))))")
        case .special(let what): (code, found) = (.cannotCreate, what)
        }
        return LaunchFailure(
            code, "\(option): found \(found) at `\(path)`, expected a saved state, an empty file or nothing.")
    }
}
