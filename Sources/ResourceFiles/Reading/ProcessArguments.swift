internal import CArguments

/// The words of the command line, also where the process does not see itself in `/proc`, from which `CommandLine` reads them.
package enum ProcessArguments {
    package static var all: [String] {
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = process_arguments(&words)
        guard let words, count > 0 else { return CommandLine.arguments }
        return (0..<Int(count)).compactMap { index in words[index].map { String(cString: $0) } }
    }
}
