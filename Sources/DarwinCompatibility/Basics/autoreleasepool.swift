/// Runs work in a pool for objects that are to be released later, of which there are none here: it only runs the work.
///
/// Swift on Linux releases each object where its last use is, so that memory is as low within the work as a pool would keep it.
/// - Parameter body: The work.
@inlinable
public func autoreleasepool<E: Error, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
    try body()
}
