import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import UIKitCore

/// Turns the frames of a session into the output that its options ask for: trace lines, numbered pictures, a last picture.
final class FrameOutput {
    private let store = FrameStore()
    private let trace: Trace
    private let folder: String?
    private let wantsHashes: Bool
    private var lastPicture: CGImage?
    private var pictureCount = 0
    /// The first picture that could not be written.
    private(set) var failure: LaunchFailure?

    init(trace: Trace, folder: String?, wantsHashes: Bool) {
        self.trace = trace
        self.folder = folder
        self.wantsHashes = wantsHashes
    }

    /// Takes the next frame of the session.
    func add(_ frame: RenderFrame) {
        store.keep(frame)
        trace.write(frame, pixelHash: wantsHashes ? store.pixelHash() : nil)
        guard let folder, failure == nil, let picture = store.image(), !isLikeLast(picture) else { return }
        lastPicture = picture
        pictureCount += 1
        let digits = String(pictureCount)
        let name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
        do {
            try OutputFile.write(Self.png(picture), to: folder + "/" + name, option: "--frames")
        } catch {
            failure = error as? LaunchFailure
        }
    }

    private func isLikeLast(_ picture: CGImage) -> Bool {
        guard let lastPicture, lastPicture.width == picture.width, lastPicture.height == picture.height else {
            return false
        }
        return lastPicture.pixels.words.elementsEqual(picture.pixels.words)
    }

    /// The last frame as a PNG file; nil before the first frame. Throws a `LaunchFailure` when it cannot be encoded.
    func lastFramePNG() throws -> Data? { try store.image().map(Self.png) }

    private static func png(_ picture: CGImage) throws -> Data {
        do {
            return try installedImageCodec.current.encodePNG(picture)
        } catch {
            throw LaunchFailure(.software, "A frame could not be encoded as PNG: \(error)")
        }
    }
}
