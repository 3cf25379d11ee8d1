import Foundation

/// Has the processor forget what it kept of the memory that frames use, as between two frames of an app everything else does.
///
/// Scenes that make one frame right after the other find all of it in the caches, where an app finds nothing.
enum ColdCaches {
    /// How often scenes go through: emptying the caches takes longer than all else.
    static let repeats = 4
    /// Three times what the last caches of large processors give to two cores.
    private static let size = 96 << 20
    private static let line = 64
    private static let memory: UnsafeMutableRawBufferPointer = {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 4096)
        memory.initializeMemory(as: UInt8.self, repeating: 1)
        return memory
    }()
    private static var sum = 0

    /// Reads so much that nothing else is left.
    static func fill() {
        for index in stride(from: 0, to: size, by: line) { sum &+= Int(memory[index]) }
    }
}
