public import Foundation

/// The present status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    private var statusBar: StatusBar? { scene == nil ? nil : ApplicationRuntime.current?.statusBar }

    /// The style that the controllers have decided.
    open var statusBarStyle: UIStatusBarStyle { statusBar?.style ?? .default }

    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

    /// The part of the canvas that the bar covers; zero while it is hidden.
    open var statusBarFrame: CGRect { statusBar?.frame ?? .zero }
}
