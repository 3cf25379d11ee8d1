import Foundation

/// Reports methods that were looked for as Objective-C's, each once, on any thread.
nonisolated final class MethodSearches: @unchecked Sendable {
    static let shared = MethodSearches { message in FileHandle.standardError.write(Data((message + "\n").utf8)) }

    private let lock = NSLock()
    private var names: Set<String> = []
    private let sink: @Sendable (String) -> Void

    init(sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

    func report(_ name: Selector, of type: AnyClass?) {
        guard let type else { return }
        let method = "\(type).\(name.name)"
        guard lock.withLock({ names.insert(method).inserted }) else { return }
        sink(
            "\(method) was looked for as a method of Objective-C, which Linux does not have: it is not exchanged or replaced. "
                + "Override it in a subclass instead.")
    }
}
