// Statically linked programs have no Swift Testing, and no second definition of a function of libdispatch.
#if canImport(Testing)
import Foundation
import HeadlessHost

// Replacements for calls of libdispatch by its Swift overlay and the concurrency library; Linux prefers a program's own
// functions. They pass the call on; but while a test holds time, delayed work of its app waits for that time, and work that the
// app hands to other threads is counted.

typealias DispatchFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void
private typealias Call = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, DispatchFunction) -> Void
private typealias CallOfBlock = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
private typealias GroupCallOfBlock =
    @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
    ) -> Void
private typealias LateCall =
    @convention(c) (
        UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, DispatchFunction
    ) -> Void
private typealias LateCallOfBlock = @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

/// libdispatch's own functions and objects.
private nonisolated enum DispatchCalls {
    static let async: Call = NextDefinition.function("dispatch_async_f")
    static let asyncBlock: CallOfBlock = NextDefinition.function("dispatch_async")
    static let groupAsyncBlock: GroupCallOfBlock = NextDefinition.function("dispatch_group_async")
    static let after: LateCall = NextDefinition.function("dispatch_after_f")
    static let afterBlock: LateCallOfBlock = NextDefinition.function("dispatch_after")
    static let retain: DispatchFunction = NextDefinition.function("dispatch_retain")
    static let release: DispatchFunction = NextDefinition.function("dispatch_release")
    static let copyBlock: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer =
        NextDefinition.function("_Block_copy")
    static let releaseBlock: DispatchFunction = NextDefinition.function("_Block_release")
    nonisolated(unsafe) static let mainQueue = dlsym(nil, "_dispatch_main_q")
    /// The code of blocks that carry a quality of service, flags or an object to cancel them; libdispatch must see those itself.
    nonisolated(unsafe) static let codeOfWorkItems: UnsafeMutableRawPointer? = {
        typealias Create = @convention(c) (UInt, @escaping @convention(block) () -> Void) -> UnsafeMutableRawPointer
        let create: Create = NextDefinition.function("dispatch_block_create")
        return code(of: create(0, {}))
    }()

    /// The function of a block: the second pointer, behind its class, its flags and a reserved word.
    static func code(of block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        block.load(fromByteOffset: 16, as: UnsafeMutableRawPointer?.self)
    }
}

/// A function for a queue.
private nonisolated struct Job {
    let queue: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
    let function: DispatchFunction
    var time: UInt64 = 0

    /// The job as the context of a C function, which takes it back once.
    var boxed: UnsafeMutableRawPointer {
        let place = UnsafeMutablePointer<Job>.allocate(capacity: 1)
        place.initialize(to: self)
        return UnsafeMutableRawPointer(place)
    }

    static func consume(_ box: UnsafeMutableRawPointer?) -> Job {
        guard let place = box?.assumingMemoryBound(to: Job.self) else { fatalError("A job of a queue has no context.") }
        defer { place.deallocate() }
        return place.move()
    }
}

/// Calls a copied block and releases it.
private nonisolated let callBlock: DispatchFunction = { block in
    guard let block else { return }
    unsafeBitCast(block, to: (@convention(block) () -> Void).self)()
    DispatchCalls.releaseBlock(block)
}

/// Does a job that was counted.
private nonisolated let doCounted: DispatchFunction = { box in
    let job = Job.consume(box)
    AppWork.perform { job.function(job.context) }
}

@_cdecl("dispatch_async_f")
package nonisolated func dispatchAsync(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.async(queue, context, function) }
    guard queue != DispatchCalls.mainQueue else {
        AppWork.note()
        return DispatchCalls.async(queue, context, function)
    }
    AppWork.add()
    DispatchCalls.async(queue, Job(queue: queue, context: context, function: function).boxed, doCounted)
}

@_cdecl("dispatch_async")
package nonisolated func dispatchAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.asyncBlock(queue, block) }
    AppWork.note()
    guard queue != DispatchCalls.mainQueue, DispatchCalls.code(of: block) != DispatchCalls.codeOfWorkItems else {
        return DispatchCalls.asyncBlock(queue, block)
    }
    dispatchAsync(queue, DispatchCalls.copyBlock(block), callBlock)
}

@_cdecl("dispatch_group_async")
package nonisolated func dispatchGroupAsync(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
) {
    guard VirtualTime.isHeldHere, queue != DispatchCalls.mainQueue,
        DispatchCalls.code(of: block) != DispatchCalls.codeOfWorkItems
    else {
        if VirtualTime.isHeldHere { AppWork.note() }
        return DispatchCalls.groupAsyncBlock(group, queue, block)
    }
    AppWork.add()
    let job = Job(queue: queue, context: DispatchCalls.copyBlock(block), function: callBlock).boxed
    nonisolated(unsafe) let sent = job
    let counted: @convention(block) () -> Void = { doCounted(sent) }
    withExtendedLifetime(counted) {
        DispatchCalls.groupAsyncBlock(group, queue, unsafeBitCast(counted, to: UnsafeMutableRawPointer.self))
    }
}

@_cdecl("dispatch_after_f")
package nonisolated func dispatchAfter(
    _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    guard time != .max, VirtualTime.isHeldHere else { return DispatchCalls.after(time, queue, context, function) }
    DispatchCalls.retain(queue)
    let job = Job(queue: queue, context: context, function: function, time: time).boxed
    VirtualTime.call(atDispatchTime: time, context: job) { box, isOver in
        let job = Job.consume(box)
        if isOver {
            // A task that sleeps may be another test's, too: it continues in real time.
            DispatchCalls.after(
                VirtualTime.realDispatchTime(atDispatchTime: job.time), job.queue, job.context, job.function)
        } else {
            AppWork.join { dispatchAsync(job.queue, job.context, job.function) }
        }
        DispatchCalls.release(job.queue)
    }
}

@_cdecl("dispatch_after")
package nonisolated func dispatchAfter(
    _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
) {
    guard time != .max, VirtualTime.isHeldHere else { return DispatchCalls.afterBlock(time, queue, block) }
    DispatchCalls.retain(queue)
    let job = Job(queue: queue, context: DispatchCalls.copyBlock(block), function: callBlock, time: time).boxed
    VirtualTime.call(atDispatchTime: time, context: job) { box, isOver in
        let job = Job.consume(box)
        // A block that waits when the test is over is released with its app.
        if let block = job.context {
            if !isOver { AppWork.join { dispatchAsync(job.queue, block) } }
            DispatchCalls.releaseBlock(block)
        }
        DispatchCalls.release(job.queue)
    }
}
#endif
