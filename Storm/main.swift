import Foundation

do {
    exit(try Storm(StormOptions(CommandLine.arguments.dropFirst())).run())
} catch {
    FileHandle.standardError.write(Data("uikit-storm: \(error)\n".utf8))
    exit(64)
}
