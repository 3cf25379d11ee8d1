import AppBundling
import Foundation
import SourceRewriting

// Started by the plugin AppSources, for each target once to rewrite its sources and once to bundle its resources.
func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

func finish(_ remarks: [String], hasErrors: Bool) {
    FileHandle.standardError.write(Data(remarks.map { $0 + "\n" }.joined().utf8))
    if hasErrors { exit(1) }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    if arguments.first == "bundle" {
        let remarks = try BundlingCommand(arguments: Array(arguments.dropFirst())).run()
        finish(remarks.map(\.description), hasErrors: remarks.contains { $0.severity == .error })
    } else {
        let diagnostics = try RewritingCommand(arguments: arguments).run()
        finish(diagnostics.map(\.description), hasErrors: diagnostics.contains { $0.severity == .error })
    }
} catch let error as RewritingCommand.UsageError {
    stop("anole-sources: \(error)\n\(RewritingCommand.usage)", code: 64)
} catch let error as BundlingCommand.UsageError {
    stop("anole-sources: \(error)\n\(BundlingCommand.usage)", code: 64)
} catch {
    stop("anole-sources: error: \(error.localizedDescription)", code: 74)
}
