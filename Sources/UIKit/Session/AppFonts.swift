import CoreText
import Foundation
import UIKitCore

/// The fonts of an app that its information property list names.
package enum AppFonts {
    /// Registers files below the folder of the main bundle's resources; a warning names those that cannot be.
    static func register(_ files: [String]) {
        guard !files.isEmpty else { return }
        register(files, in: (Bundle.main.resourceURL ?? Bundle.main.bundleURL).path)
    }

    /// Registers files below a folder.
    package static func register(_ files: [String], in folder: String) {
        for file in files {
            let path = folder + "/" + file
            let name = (file as NSString).lastPathComponent
            // The build puts files of all folders side by side.
            let candidates = [path, folder + "/" + name]
            let isRegistered = candidates.contains {
                access($0, R_OK) == 0 && CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: $0), .process, nil)
            }
            if !isRegistered {
                Diagnostics.log(
                    "UIAppFonts names \(file): found no font at \(path), expected a file of fonts among the app's resources."
                )
            }
        }
    }
}
