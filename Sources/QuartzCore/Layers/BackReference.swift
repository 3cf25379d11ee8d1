public import Synchronization

/// A reference from what an object owns back to that object, such as a sublayer's to its superlayer: it does not keep it alive.
///
/// A weak reference would make every counting of references to its object slow, and each superlayer and each superview would have
/// one. This one relies on a rule instead: an object owns everything that refers back to it, and its `deinit` calls `forget(_:)`
/// on each. It is read and set on the main actor; the `deinit` may run on any thread, so what is kept is atomic, and only a
/// reference that is still to the object is taken back. That keeps no reader waiting, nor the object alive for one: code that has
/// only the part must not ask it for its owner while another thread lets go of that. Debug builds stop where an object goes
/// without being forgotten.
@usableFromInline package nonisolated struct BackReference<Object: AnyObject>: ~Copyable, @unchecked Sendable {
    @usableFromInline let address = Atomic<UnsafeMutableRawPointer?>(nil)

    /// Makes a reference to nothing.
    @inlinable package init() {}

    #if DEBUG
    deinit { BackReferenceLedger.change(from: address.load(ordering: .relaxed), to: nil) }
    #endif

    /// The object; reading it counts a reference as usual.
    @inlinable package var object: Object? {
        get { unretained?.takeUnretainedValue() }
        nonmutating set {
            let new = newValue.map { Unmanaged.passUnretained($0).toOpaque() }
            #if DEBUG
            BackReferenceLedger.change(from: address.load(ordering: .relaxed), to: new)
            #endif
            address.store(new, ordering: .relaxed)
        }
    }

    /// The object for a walk that counts no references, on which something else keeps it.
    @inlinable package var unretained: Unmanaged<Object>? {
        guard let address = address.load(ordering: .relaxed) else { return nil }
        return Unmanaged.fromOpaque(address)
    }

    /// Refers to nothing more if it refers to an object that goes; for the `deinit` of that.
    @inlinable package func forget(_ object: Object) {
        let address = Unmanaged.passUnretained(object).toOpaque()
        guard self.address.load(ordering: .relaxed) == address else { return }
        #if DEBUG
        BackReferenceLedger.change(from: address, to: nil)
        #endif
        self.address.store(nil, ordering: .relaxed)
    }

    /// Stops the program in debug builds if anything still refers to an object; for the end of its `deinit`.
    @inlinable package static func expectNone(to object: Object) {
        #if DEBUG
        BackReferenceLedger.expectNone(to: Unmanaged.passUnretained(object).toOpaque(), of: Object.self)
        #endif
    }
}
