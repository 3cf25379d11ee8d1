nonisolated extension Unmanaged {
    /// Calls a closure with the object and counts no references to it; the caller knows that another reference keeps
    /// it meanwhile.
    ///
    /// The standard library's own function would, as every function from outside the language's present mode does, ask at each
    /// call which actor runs when the closure belongs to one; a function from here need not.
    @inlinable @inline(__always)
    package func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef { body($0) } }
}
