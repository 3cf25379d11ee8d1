internal import CArguments
import Foundation

/// The words of the command line, also where the process does not see itself in `/proc`, from which `CommandLine` reads them.
package enum ProcessArguments {
    package static var all: [String] {
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = process_arguments(&words)
        guard let words, count > 0 else { return CommandLine.arguments }
        return (0..<Int(count)).compactMap { index in words[index].map { String(cString: $0) } }
    }

    /// The path that the kernel was asked to start, where the program's file is not known from it or from `/proc`.
    package static var unknownProgram: String? {
        program_file_is_known() != 0 ? nil : String(cString: program_start_path())
    }

    /// Starts another program in place of this one, with the same words; returns only if that fails.
    package static func restart(_ file: String) {
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = process_arguments(&words)
        let known = count > 0 ? words : nil
        execv(file, known ?? CommandLine.unsafeArgv)
    }
}
