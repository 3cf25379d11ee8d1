import CoreGraphics
import Foundation
import UIFoundation

/// Decides whether the status bar is shown: never in a compact height on a phone, else as the deciding controller prefers.
final class StatusBarRule {
    private unowned let runtime: ApplicationRuntime
    /// Whether the controller that was asked last prefers a hidden status bar.
    private(set) var isUnwanted = false

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Asks the deciding controller, and updates the bar and the scene's inset for it.
    func apply() {
        let runtime = runtime
        var controller = runtime.statusBarController
        while let child = controller?.childForStatusBarHidden { controller = child }
        let canvas = runtime.screen.bounds.size
        let isCompact = runtime.device.userInterfaceIdiom == .phone && canvas.height < 480
        isUnwanted =
            runtime.information.hasControllerBasedStatusBar
            ? controller?.prefersStatusBarHidden == true : runtime.application.wantedStatusBar.isHidden
        let isHidden = isCompact || isUnwanted
        runtime.scene.canvasInsets = UIEdgeInsets(
            top: isHidden ? 0 : StatusBarView.height, left: 0, bottom: 0, right: 0)
        let frame = isHidden ? .zero : CGRect(x: 0, y: 0, width: canvas.width, height: StatusBarView.height)
        runtime.statusBar.changeFrame(to: frame) {
            runtime.statusBar.update(isHidden: isHidden, canvas: canvas, decider: controller)
        }
    }
}
