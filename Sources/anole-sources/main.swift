import Foundation
import SourceRewriting

// Started by the plugin AppSources, once for each target.
func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

do {
    let command = try RewritingCommand(arguments: Array(CommandLine.arguments.dropFirst()))
    let diagnostics = try command.run()
    let text = diagnostics.map { "\($0)\n" }.joined()
    FileHandle.standardError.write(Data(text.utf8))
    if diagnostics.contains(where: { $0.severity == .error }) { exit(1) }
} catch let error as RewritingCommand.UsageError {
    stop("anole-sources: \(error)\n\(RewritingCommand.usage)", code: 64)
} catch {
    stop("anole-sources: error: \(error.localizedDescription)", code: 74)
}
