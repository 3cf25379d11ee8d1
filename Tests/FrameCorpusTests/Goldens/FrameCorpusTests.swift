import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

/// Small scenes whose frames and pictures must stay the same with every renderer.
///
/// Text is set in squares, so the machine's fonts do not matter.
@Suite(.application) struct FrameCorpusTests {
    /// A frame painted over transparent pixels.
    private func paint(_ frame: RenderFrame) -> CGImage {
        let (width, height) = (frame.surface.pixelWidth, frame.surface.pixelHeight)
        return CGImage(
            width: width, height: height,
            pixels: PixelStorage(count: width * height) { words in
                guard let base = words.baseAddress else { return }
                CairoFrameRenderer().render(
                    frame, damage: frame.fullDamage,
                    into: PixelTarget(
                        base: UnsafeMutableRawPointer(base), width: width, height: height, bytesPerRow: width * 4))
            })
    }

    @Test(arguments: CorpusScene.all)
    func `a scene's frame has its golden text`(scene: CorpusScene) throws {
        // The tester brings the typesetter of squares and lets labels resolve their colours.
        let tester = ViewTester()
        let golden = Golden(name: scene.name)

        let text = try scene.frame().text

        if Golden.isRewriting {
            try Data(text.utf8).write(to: golden.text)
            Issue.record("\(scene.name).frame was written.")
        } else {
            let expected = try String(contentsOf: golden.text, encoding: .utf8)
            #expect(text == expected, "\(Golden.remedy)")
        }
        withExtendedLifetime(tester) {}
    }

    @Test(arguments: CorpusScene.all)
    func `a scene's picture is its golden one`(scene: CorpusScene) throws {
        let tester = ViewTester()
        let golden = Golden(name: scene.name)

        let picture = paint(try scene.frame())

        let codec = CairoImageCodec()
        if Golden.isRewriting {
            try codec.encodePNG(picture).write(to: golden.picture)
            Issue.record("\(scene.name).png was written.")
        } else {
            let difference = PictureDifference(picture, try codec.decode(Data(contentsOf: golden.picture)))
            #expect(difference.isAcceptable, "\(difference.description). \(Golden.remedy)")
        }
        withExtendedLifetime(tester) {}
    }

    @Test func `every golden file belongs to a scene and is small`() throws {
        let names = CorpusScene.all.map(\.name)

        let files = try FileManager.default.contentsOfDirectory(
            at: Golden.folder, includingPropertiesForKeys: [.fileSizeKey])

        #expect(Set(names).count == names.count)
        #expect(names.count >= 50)
        #expect(
            Set(files.map(\.lastPathComponent)) == Set(names.flatMap { [$0 + ".frame", $0 + ".png"] }),
            "Delete the files of scenes that are gone.")
        for file in files {
            let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size < 8192, "\(file.lastPathComponent)")
        }
    }
}
