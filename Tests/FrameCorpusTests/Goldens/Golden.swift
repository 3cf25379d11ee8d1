import CoreGraphics
import Foundation

/// The files with a scene's expected frame and picture.
struct Golden {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Frames")

    /// If this variable is set, every test of the corpus writes its file and fails.
    static let rewriting = "REWRITE_FRAME_CORPUS"
    static var isRewriting: Bool { ProcessInfo.processInfo.environment[rewriting] != nil }

    let name: String

    /// The frame's text form.
    var text: URL { Self.folder.appendingPathComponent(name + ".frame") }
    /// The frame's pixels.
    var picture: URL { Self.folder.appendingPathComponent(name + ".png") }

    static let remedy =
        "Look whether the change is meant; if so, run the tests once with \(rewriting)=1 and look at the new pictures."
}
