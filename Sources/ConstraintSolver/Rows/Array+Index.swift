extension Array {
    /// The element at a short index, as rows, columns and entries name each other.
    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) _modify { yield &self[Int(index)] }
    }

    /// Makes room for four times as many elements in a full list of some length: memory that is not used yet is only
    /// addresses, while each copy of a list touches new memory.
    @inline(__always)
    mutating func growAhead() {
        if count == capacity, count >= 1024 { reserveCapacity(4 * count) }
    }
}

extension UnsafeMutablePointer {
    /// The element at a short index.
    subscript(index: Int32) -> Pointee {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating _modify { yield &self[Int(index)] }
    }
}

extension UnsafePointer {
    /// The element at a short index.
    subscript(index: Int32) -> Pointee {
        @inline(__always) get { self[Int(index)] }
    }
}
