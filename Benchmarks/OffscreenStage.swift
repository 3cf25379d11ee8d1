import CairoBackend
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import UIKit
import UIKitCore

/// An app without a screen whose frames are painted into memory, one by one, on demand.
///
/// The size in pixels is the peers', so that both do the same work; points are pixels unless another scale is asked for.
final class OffscreenStage {
    static let size = CGSize(width: 780, height: 1688)

    private let delegate = Delegate()
    private let host = HeadlessHost()
    private let runtime: ApplicationRuntime
    private let pixels: UnsafeMutableRawPointer
    private let target: PixelTarget
    private var time = 0.0
    private(set) var frameCount = 0

    init(scale: CGFloat = 1, size: CGSize = size) {
        CairoAdapters.install()
        let (width, height) = (Int(size.width), Int(size.height))
        pixels = .allocate(byteCount: width * height * 4, alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        target = PixelTarget(base: pixels, width: width, height: height, bytesPerRow: width * 4)
        runtime = ApplicationRuntime(
            configuration: LaunchConfiguration(
                appName: "Benchmark", size: CGSize(width: size.width / scale, height: size.height / scale),
                scale: scale), host: host,
            clock: host.clock)
        runtime.install()
        host.attach(runtime)
        runtime.launch(delegate: delegate)
        host.onFrame = { [unowned self] frame in
            frameCount += 1
            installedFrameRenderer.current.update(target, to: frame)
        }
    }

    isolated deinit { pixels.deallocate() }

    /// The view that scenes put theirs into.
    var root: UIView { delegate.controller.view }

    /// Makes and paints the next frame.
    func frame() {
        time += 1 / HeadlessHost.frameRate
        host.advance(to: time + 1e-9)
    }

    /// Hands over one event.
    func send(_ event: HostEvent) { runtime.receive(event, at: time) }

    /// Makes the next frame without the host's own work and without painting.
    func advance() {
        time += 1 / HeadlessHost.frameRate
        _ = runtime.frame(at: time)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let controller = PlainController()
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    /// A status bar would be work that the peers do not have.
    private final class PlainController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
}
