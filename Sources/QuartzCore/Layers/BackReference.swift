public import Synchronization

/// An unretained reference from a part to the object that owns it, such as a sublayer's to its superlayer.
///
/// A weak reference would make every counting of references to its object slow, and each superlayer and each superview would
/// have one. This one relies on a rule instead: an object owns all parts that refer back to it, and its `deinit` calls
/// `forget(_:)` on each. It is read and set on the main actor; the `deinit` may run on any thread, so the stored reference is
/// atomic, and only a reference that is still to the object is cleared. That keeps no reader waiting, nor the object alive for
/// one: code that has only the part must not ask it for its owner while another thread releases the owner. Debug builds stop
/// where an object is deallocated without being forgotten.
@usableFromInline package nonisolated struct BackReference<Object: AnyObject>: ~Copyable, @unchecked Sendable {
    @usableFromInline let address = Atomic<UnsafeMutableRawPointer?>(nil)

    /// Makes an empty reference.
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

    /// The object for a walk that counts no references, during which another reference keeps it.
    @inlinable package var unretained: Unmanaged<Object>? {
        guard let address = address.load(ordering: .relaxed) else { return nil }
        return Unmanaged.fromOpaque(address)
    }

    /// Clears the reference if it refers to an object that is being deallocated; for the `deinit` of that.
    @inlinable package func forget(_ object: Object) {
        let address = Unmanaged.passUnretained(object).toOpaque()
        guard self.address.load(ordering: .relaxed) == address else { return }
        #if DEBUG
        BackReferenceLedger.change(from: address, to: nil)
        #endif
        self.address.store(nil, ordering: .relaxed)
    }

    /// Stops the program in debug builds if a part still refers to an object; for the end of its `deinit`.
    @inlinable package static func expectNone(to object: Object) {
        #if DEBUG
        BackReferenceLedger.expectNone(to: Unmanaged.passUnretained(object).toOpaque(), of: Object.self)
        #endif
    }
}
