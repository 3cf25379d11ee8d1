import CoreGraphics
import Foundation

/// The files that say what a scene looks like.
struct Golden {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Frames")

    /// Set to anything, it makes every test of the corpus write its file and fail.
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
