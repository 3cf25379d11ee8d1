import QuartzCore
import UIKitTesting

extension ViewTester {
    /// The first curled page in the last frame.
    var shownCurl: PageCurl? {
        func search(_ node: RenderNode) -> PageCurl? {
            if case .curled(let curl)? = node.style.rare?.composition { return curl }
            return node.children.lazy.compactMap(search).first
        }
        return lastFrame?.roots.lazy.compactMap(search).first
    }
}
