import Foundation
import UIKit

// uikit-benchmarks SCENE [launch options]: does one of the scenes that the peers do and prints what it cost, one line a
// measure, as `anole<TAB>scene<TAB>metric<TAB>value<TAB>unit`.

let scenes: [String: any Scene.Type] = ["startup": StartupScene.self]

guard CommandLine.arguments.count > 1, let scene = scenes[CommandLine.arguments[1]] else {
    let names = scenes.keys.sorted().joined(separator: ", ")
    FileHandle.standardError.write(
        Data("usage: uikit-benchmarks SCENE [launch options]; the scenes are \(names)\n".utf8))
    exit(64)
}

// The peers' window of 780×1688 pixels stands for 390×844 points at two pixels a point.
let program = [CommandLine.arguments[0], "--size", "390x844", "--scale", "2"]
exit(
    ApplicationSession.run(
        commandLine: program + CommandLine.arguments.dropFirst(2), delegateClass: scene, onFrame: scene.frameDidShow))
