import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing

@testable import SDLHost

@Suite struct MemoryWarningTests {
    @Test func `the loop hands the kernel's word that memory is short to the app`() async {
        await #expect(processExitsWith: .exitCode(Listener.exitCode)) {
            // SDL's own display that is nowhere.
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            setenv("DISPLAY", ":0", 1)
            try await MainActor.run {
                let connection = try UrgentConnection()
                let loop = try SDLApplicationLoop(
                    title: "Memory", size: CGSize(width: 320, height: 320), scale: .exactly(1), style: .light,
                    renderer: NoPainter())
                loop.openMemoryTrigger = { connection.receiver }
                let app = Listener(loop)
                connection.sendUrgentByte()
                loop.requestFrame(at: 0)
                exit(loop.run(app, duration: 30))
            }
        }
    }
}

/// An app that ends at a memory warning.
private final class Listener: ApplicationDriver {
    nonisolated static let exitCode: Int32 = 7
    private let loop: SDLApplicationLoop

    init(_ loop: SDLApplicationLoop) { self.loop = loop }

    func receive(_ event: HostEvent, at time: Double) -> Bool {
        if event == .memoryWarning { loop.terminate(exitCode: Self.exitCode) }
        return false
    }

    func frame(at time: Double) -> RenderFrame? {
        RenderFrame(
            index: 0, time: time, surface: .init(size: CGSize(width: 320, height: 320), scale: 1), roots: [],
            damage: [],
            changedNodeCount: 0)
    }
}

/// A renderer of discarded pixels.
private nonisolated final class NoPainter: FrameRenderer {
    func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {}
    func dropCaches() {}
}
