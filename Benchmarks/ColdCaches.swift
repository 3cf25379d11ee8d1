import Foundation

/// Has the processor forget the memory that frames use, as the other work of an app does between two frames.
///
/// Scenes that make one frame right after the other find all of it in the caches, where an app finds none.
enum ColdCaches {
    /// The number of rounds of scenes: emptying the caches takes longer than all else.
    static let repeats = 4
    /// Three times the size of the last caches that large processors give to two cores.
    private static let size = 96 << 20
    private static let line = 64
    private static let memory: UnsafeMutableRawBufferPointer = {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 4096)
        memory.initializeMemory(as: UInt8.self, repeating: 1)
        return memory
    }()
    private static var sum = 0

    /// Reads so much that all other memory leaves the caches.
    static func fill() {
        for index in stride(from: 0, to: size, by: line) { sum &+= Int(memory[index]) }
    }
}
