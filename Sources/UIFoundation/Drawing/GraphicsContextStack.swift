import CoreGraphics

/// The current graphics contexts of a thread, the innermost last.
nonisolated enum GraphicsContextStack {
    private nonisolated final class Contexts {
        // Only the thread itself reads and writes it.
        @exclusivity(unchecked) var all: [CGContext] = []
    }

    private static let stack = ThreadLocal<Contexts>()

    static var top: CGContext? { stack.value?.all.last }

    static func push(_ context: CGContext) {
        let contexts = stack.value ?? Contexts()
        contexts.all.append(context)
        if contexts.all.count == 1 { stack.value = contexts }
    }

    /// Removes the innermost context; has no effect on an empty stack.
    static func pop() { _ = stack.value?.all.popLast() }
}
