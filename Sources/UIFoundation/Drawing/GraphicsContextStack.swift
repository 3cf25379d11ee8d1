import CoreGraphics

/// The current graphics contexts of a thread, the innermost last.
nonisolated enum GraphicsContextStack {
    private static let stack = ThreadLocal<[CGContext]>()

    static var top: CGContext? { stack.value?.last }

    static func push(_ context: CGContext) { stack.value = (stack.value ?? []) + [context] }

    /// Removes the innermost context; has no effect on an empty stack.
    static func pop() {
        guard var contexts = stack.value, !contexts.isEmpty else { return }
        contexts.removeLast()
        stack.value = contexts.isEmpty ? nil : contexts
    }
}
