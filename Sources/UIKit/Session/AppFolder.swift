import Foundation
import HostInterface
import ResourceFiles
import UIKitCore

/// The folder that is the app's bundle: `<program>.app` in the resources of the program's target, made by the build.
///
/// Foundation calls the folder of the running file the main bundle. So a program that was started beside its resources starts
/// itself again, once, from a hard link in that folder; then `Bundle.main` has the app's property list, texts and files for
/// everybody.
package enum AppFolder {
    /// Starts the program again inside the app's folder, with the same arguments; returns where there is none, inside of it, and
    /// where it cannot be started.
    static func enter() {
        if let path = ProcessArguments.unknownProgram {
            Diagnostics.log(
                "The file of this program cannot be found (/proc/self/exe is missing, and the program was started as \(path)). The "
                    + "working folder counts as its folder, and texts and files of the app are found through Bundle.main only there."
            )
        }
        // Where there is no /proc, the link is answered from the path that was started.
        let path = "/proc/self/exe"
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
            let folder = app(of: program)
        else { return }
        do {
            let file = try Self.program(in: folder, for: program)
            keepLibraries(of: (program as NSString).deletingLastPathComponent)
            ProcessArguments.restart(file)
            throw CocoaError(.executableLoad)
        } catch {
            Diagnostics.log(
                "\(folder) cannot be the main bundle, because \(program) cannot be started from there: \(error). Texts and files of "
                    + "the app are not found through Bundle.main.")
        }
    }

    /// The app's folder for a program that lies outside of it; nil where there is none.
    package static func app(of program: String) -> String? {
        let folder = (program as NSString).deletingLastPathComponent
        let name = (program as NSString).lastPathComponent
        guard !folder.hasSuffix(".app") else { return nil }
        let end = "_\(name).resources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(end) }.sorted().map { "\(folder)/\($0)/\(name).app" }
            .first { access($0 + "/Info.plist", R_OK) == 0 }
    }

    /// The program's file in the app's folder: a hard link, which is made anew when the program is another one; across
    /// file systems a copy.
    package static func program(in folder: String, for program: String) throws -> String {
        let target = folder + "/" + (program as NSString).lastPathComponent
        let manager = FileManager.default
        let original = try manager.attributesOfItem(atPath: program)
        if let present = try? manager.attributesOfItem(atPath: target) {
            func value(_ key: FileAttributeKey) -> [NSNumber?] { [original, present].map { $0[key] as? NSNumber } }
            let (files, systems) = (value(.systemFileNumber), value(.systemNumber))
            if files[0] == files[1], systems[0] == systems[1] { return target }
            let isCopy =
                systems[0] != systems[1] && value(.size)[0] == value(.size)[1]
                && original[.modificationDate] as? Date == present[.modificationDate] as? Date
            if isCopy { return target }
        }
        // Programs that start at the same time each make a file of their own, and the last one stays.
        let draft = "\(folder)/.\(getpid())"
        try? manager.removeItem(atPath: draft)
        if link(program, draft) != 0 {
            try manager.copyItem(atPath: program, toPath: draft)
            try manager.setAttributes([.modificationDate: original[.modificationDate] as Any], ofItemAtPath: draft)
        }
        guard rename(draft, target) == 0 else {
            let reason = String(cString: strerror(errno))
            try? manager.removeItem(atPath: draft)
            throw LaunchFailure(.cannotCreate, "\(target): found \(reason), expected a file that can be replaced.")
        }
        return target
    }

    /// Libraries beside the program are looked for beside the file that runs.
    private static func keepLibraries(of folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.contains(where: { $0.hasSuffix(".so") }) else { return }
        let former = getenv("LD_LIBRARY_PATH").map { ":" + String(cString: $0) } ?? ""
        setenv("LD_LIBRARY_PATH", folder + former, 1)
    }
}
