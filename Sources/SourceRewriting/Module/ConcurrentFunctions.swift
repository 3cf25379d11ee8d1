import Dispatch

/// The results for all elements, in their order, computed on all processors.
func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    let results = UnsafeMutablePointer<Result>.allocate(capacity: elements.count)
    defer {
        results.deinitialize(count: elements.count)
        results.deallocate()
    }
    nonisolated(unsafe) let slots = results
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        (slots + index).initialize(to: transform(elements[index]))
    }
    return Array(UnsafeBufferPointer(start: results, count: elements.count))
}
