import CSDL2
import Foundation

/// The kernel's reports, through a file, that programs are stalled because memory is short.
nonisolated enum MemoryPressure {
    /// Asks for a report when work was stalled for 300 ms out of 2 s. Programs without privileges may only ask for whole
    /// multiples of 2 s.
    static let request = "some 300000 2000000"

    /// A descriptor that has urgent data (`POLLPRI`) whenever memory is short; nil where the kernel makes no reports.
    static func openTrigger() -> Int32? {
        let groups = FileManager.default.contents(atPath: "/proc/self/cgroup").map {
            String(decoding: $0, as: UTF8.self)
        }
        return files(groups: groups ?? "").lazy.compactMap(openTrigger(in:)).first
    }

    /// The files to ask, best first: that of the control group of this program, whose stalls are its own, then the
    /// whole machine's.
    ///
    /// `groups` is the kernel's list of the groups that this program is in; the line that counts begins with `0::`.
    static func files(groups: String) -> [String] {
        let path = groups.split(separator: "\n").first { $0.hasPrefix("0::") }?.dropFirst(3)
        // The root group is the whole machine.
        let own = path.flatMap { $0 == "/" ? nil : "/sys/fs/cgroup\($0)/memory.pressure" }
        return [own, "/proc/pressure/memory"].compactMap { $0 }
    }

    /// Turns the reports of a descriptor of `openTrigger()` into events of SDL, which wake a loop that waits for one.
    ///
    /// - Returns: the number of their type.
    static func events(from descriptor: Int32) -> UInt32 {
        let type = SDL_RegisterEvents(1)
        MemoryPressureWatcher(descriptor: descriptor) {
            var event = SDL_Event()
            event.type = type
            SDL_PushEvent(&event)
        }
        return type
    }

    private static func openTrigger(in file: String) -> Int32? {
        let descriptor = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        // The kernel takes the last byte for the end of the text.
        let text = request.utf8CString
        let count = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count == text.count else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
