import CoreGraphics
import Foundation

/// The frames that an app gave for custom groups, asked for once for each group and size.
nonisolated final class CustomFrames {
    private struct Key: Hashable {
        var name: Int
        var width: CGFloat
        var height: CGFloat
    }

    private var frames: [Key: [CompositionFrame]] = [:]

    init() {}

    /// The frames for a group of a name in a container, from the app the first time.
    func frames(
        of name: Int, in container: CompositionContainer, _ provider: (CompositionContainer) -> [CompositionFrame]
    ) -> [CompositionFrame] {
        let key = Key(name: name, width: container.size.width, height: container.size.height)
        if let known = frames[key] { return known }
        let provided = provider(container)
        frames[key] = provided
        return provided
    }
}
