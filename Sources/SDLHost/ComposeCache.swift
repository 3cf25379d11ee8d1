import Foundation

/// Lets libX11 keep its parsed table of key compositions between launches.
///
/// Opening an X display for typing reads that table, thousands of lines of text for the user's language; it takes longer
/// than all the rest of opening a window. libX11 can keep the result in a folder that the environment names or that is in
/// the home folder.
enum ComposeCache {
    private static let variable = "XCOMPOSECACHE"

    /// Names a folder in the user's cache folder to libX11, unless the user has named one; makes it when it is missing.
    static func offerFolder() {
        // For root libX11 keeps no table.
        guard geteuid() != 0 else { return }
        guard getenv(variable) == nil, let home = path(in: "HOME"), access(home + "/.compose-cache", F_OK) != 0 else {
            return
        }
        let caches = path(in: "XDG_CACHE_HOME") ?? home + "/.cache"
        let folder = caches + "/libx11-compose"
        // A folder that exists already or cannot be made is no reason to complain: libX11 then reads its table as ever.
        mkdir(caches, 0o700)
        mkdir(folder, 0o700)
        setenv(variable, folder, 0)
    }

    private static func path(in variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
