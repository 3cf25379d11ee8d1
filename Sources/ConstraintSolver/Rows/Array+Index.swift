extension Array {
    /// The element at a short index, as rows, columns and entries name each other.
    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) _modify { yield &self[Int(index)] }
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
