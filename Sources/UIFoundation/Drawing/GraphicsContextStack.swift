import CoreGraphics

/// The contexts that drawing on a thread goes to, the innermost last.
nonisolated enum GraphicsContextStack {
    private static let stack = ThreadLocal<[CGContext]>()

    static var top: CGContext? { stack.value?.last }

    static func push(_ context: CGContext) { stack.value = (stack.value ?? []) + [context] }

    /// Removes the innermost context; nothing happens on an empty stack.
    static func pop() {
        guard var contexts = stack.value, !contexts.isEmpty else { return }
        contexts.removeLast()
        stack.value = contexts.isEmpty ? nil : contexts
    }
}
