import CairoBackend
import CoreGraphics
import Foundation
import Testing

/// The pictures in the README equal the demos' tours at some time.
@Suite struct ReadmePictureTests {
    /// A picture and the moment that it shows.
    struct Picture: Sendable, CustomTestStringConvertible {
        let name: String
        let demo: String
        /// Seconds into the demo's tour.
        let time: Double

        var file: URL { ReadmePictureTests.folder.appendingPathComponent(name + ".png") }
        var testDescription: String { name }
    }

    fileprivate static let folder = DemoProcess.project.appendingPathComponent("Assets/Screenshots")
    private static let pictures = [
        Picture(name: "hypnonerd-circles", demo: "HypnoNerd", time: 0.4),
        Picture(name: "hypnonerd-reminder", demo: "HypnoNerd", time: 4.4),
        Picture(name: "hypnonerd-turned", demo: "HypnoNerd", time: 9.9),
    ]

    @Test(arguments: pictures)
    func `a picture of the README equals its demo's frame`(picture: Picture) throws {
        let demo = DemoProcess(picture.demo)
        let folder = try TemporaryFolder()
        let result = try demo.run([
            "--headless", "--replay", demo.recording.path, "--duration", "\(picture.time)", "--screenshot",
            folder.path("now.png"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        let codec = CairoImageCodec()

        let now = try codec.decode(Data(contentsOf: folder.url.appendingPathComponent("now.png")))
        let then = try codec.decode(Data(contentsOf: picture.file))

        #expect((then.width, then.height) == (now.width, now.height))
        let difference = try #require(PictureCells(now).difference(from: PictureCells(then)))
        #expect(
            difference.distance <= PictureCells.tolerance,
            """
            \(picture.name).png differs by \(difference.distance) of 255 at \(difference.x),\(difference.y). If the demo is right, \
            replay its tour with --duration \(picture.time) and --screenshot \(picture.file.path).
            """)
    }

    @Test func `every picture is in the README and has its moment`() throws {
        let readme = try String(contentsOf: DemoProcess.project.appendingPathComponent("README.md"), encoding: .utf8)

        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

        #expect(Set(files) == Set(Self.pictures.map { $0.name + ".png" }))
        for file in files { #expect(readme.contains("Assets/Screenshots/\(file)"), "\(file) is not shown.") }
    }
}
