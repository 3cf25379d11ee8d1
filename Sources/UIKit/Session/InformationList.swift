import Foundation
package import UIKitCore

/// The app's information property list, which lies beside the executable or among the resources of its target.
package enum InformationList {
    /// The list of the program that runs.
    static func read() -> AppInformation {
        // A program may be started through a link, and its list lies beside the file.
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return executable.map(read(executable:)) ?? AppInformation()
    }

    /// The entries of the list that belongs to an executable; those of an app without one when there is none.
    package static func read(executable: String) -> AppInformation {
        let folder = (executable as NSString).deletingLastPathComponent
        let name = (executable as NSString).lastPathComponent
        for path in ["\(folder)/Info.plist", "\(folder)/\(name)_\(name).resources/Info.plist"] {
            // Most often there is none, and asking first is cheaper than Foundation's way to find out.
            guard access(path, R_OK) == 0, let data = FileManager.default.contents(atPath: path) else { continue }
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                Diagnostics.log("\(path) is no property list, so that nothing in it counts.")
                continue
            }
            return AppInformation(list, module: name)
        }
        return AppInformation()
    }
}
