import CPango
import Foundation

/// A font file that was added to the machine's, or bytes that look like one as long as this object lives.
final class RegisteredFont {
    let path: String
    let name: String
    /// The file in memory; nil for one on disk.
    private let memory: FileHandle?

    init(path: String, name: String) {
        self.path = path
        self.name = name
        memory = nil
    }

    /// Writes bytes to a file that is only in memory; nil when the system gives none.
    init?(_ data: Data, name: String) {
        let descriptor = memfd_create("font", 0)
        guard descriptor >= 0 else { return nil }
        let memory = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard (try? memory.write(contentsOf: data)) != nil else { return nil }
        self.memory = memory
        self.name = name
        path = "/proc/self/fd/\(descriptor)"
    }
}
