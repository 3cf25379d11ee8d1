import Foundation
import ProjectAdoption

let usage = """
    adopt FOLDER [--project NAME.xcodeproj] [--target NAME] [--anole PATH] [--print]

    Writes a package for the Xcode project in a folder: Package.swift, and in Anole/ one Swift file for each target. Nothing else is
    changed. Reports what will not work on Linux, with file and line.
    """

func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

var folder: String?
var options: [String: String] = [:]
var onlyPrints = false
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
    switch argument {
    case "--help", "-h":
        print(usage)
        exit(0)
    case "--print": onlyPrints = true
    case "--project", "--target", "--anole":
        guard let value = rest.popFirst() else { stop("adopt: \(argument) needs a value.\n\n\(usage)", code: 64) }
        options[argument] = value
    default:
        guard !argument.hasPrefix("-"), folder == nil else {
            stop("adopt: unknown argument \(argument).\n\n\(usage)", code: 64)
        }
        folder = argument
    }
}
guard let folder else { stop("adopt: which folder?\n\n\(usage)", code: 64) }

do {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let adoption = try Adoption(
        of: DiskFolder(root), name: root.lastPathComponent, anolePath: options["--anole"] ?? ".",
        projectName: options["--project"], targetName: options["--target"])
    for finding in adoption.findings { print(finding) }
    for target in adoption.leftOut { print("Left out: \(target).") }
    if onlyPrints {
        for (path, text) in adoption.package.files { print("=== \(path)\n\(text)") }
    } else {
        let manifest = root.appendingPathComponent("Package.swift")
        guard !FileManager.default.fileExists(atPath: manifest.path) else {
            stop(
                "adopt: \(manifest.path) is there already. Move it away, or see with --print what it would become.",
                code: 73)
        }
        for (path, text) in adoption.package.files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            print("Wrote \(path).")
        }
    }
    print("\(adoption.findings.count) warnings.")
} catch let fault as ProjectFault {
    stop(fault.description, code: 65)
} catch { stop("adopt: \(error)", code: 66) }
