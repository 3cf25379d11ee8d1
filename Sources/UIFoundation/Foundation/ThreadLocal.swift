import Foundation

/// A value of which every thread has its own, absent at first and released when the thread ends.
nonisolated final class ThreadLocal<Value>: @unchecked Sendable {
    private final class Box {
        // Only the thread itself reads and writes it.
        @exclusivity(unchecked) var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { box in
            // Foundation's overlays disagree on whether the argument is optional.
            let address: UnsafeMutableRawPointer? = box
            if let address { Unmanaged<AnyObject>.fromOpaque(address).release() }
        }
        precondition(failure == 0, "The process has no room for another thread-local value (error \(failure)).")
        self.key = key
    }

    deinit { pthread_key_delete(key) }

    private var box: Box? { pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() } }

    /// The calling thread's value.
    var value: Value? {
        get { box?.value }
        set {
            if let newValue {
                if let box {
                    box.value = newValue
                } else {
                    pthread_setspecific(key, Unmanaged.passRetained(Box(newValue)).toOpaque())
                }
            } else if let address = pthread_getspecific(key) {
                pthread_setspecific(key, nil)
                Unmanaged<Box>.fromOpaque(address).release()
            }
        }
    }
}
