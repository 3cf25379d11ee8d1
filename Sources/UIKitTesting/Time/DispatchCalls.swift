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
    static let barrierAsyncBlock: CallOfBlock = NextDefinition.function("dispatch_barrier_async")
    static let groupAsyncBlock: GroupCallOfBlock = NextDefinition.function("dispatch_group_async")
    static let groupNotify: GroupCallOfBlock = NextDefinition.function("dispatch_group_notify")
    static let groupEnter: DispatchFunction = NextDefinition.function("dispatch_group_enter")
    static let groupLeave: DispatchFunction = NextDefinition.function("dispatch_group_leave")
    static let groupWait: @convention(c) (UnsafeMutableRawPointer, UInt64) -> Int =
        NextDefinition.function("dispatch_group_wait")
    static let after: LateCall = NextDefinition.function("dispatch_after_f")
    static let afterBlock: LateCallOfBlock = NextDefinition.function("dispatch_after")
    static let retain: DispatchFunction = NextDefinition.function("dispatch_retain")
    static let release: DispatchFunction = NextDefinition.function("dispatch_release")
    static let copyBlock: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer =
        NextDefinition.function("_Block_copy")
    static let releaseBlock: DispatchFunction = NextDefinition.function("_Block_release")
    nonisolated(unsafe) static let mainQueue = dlsym(nil, "_dispatch_main_q")

    /// Calls a block.
    static func call(_ block: UnsafeMutableRawPointer) {
        unsafeBitCast(block, to: (@convention(block) () -> Void).self)()
    }
}

/// Blocks that carry a quality of service, flags or an object to cancel them.
private nonisolated enum WorkItems {
    private typealias Create =
        @convention(c) (UInt, @escaping @convention(block) () -> Void) -> UnsafeMutableRawPointer

    private static let create: Create = NextDefinition.function("dispatch_block_create")
    /// libdispatch's record is behind the five words of a block's own, and begins with this number and the flags.
    private static let (magicOffset, flagsOffset, magic) = (32, 40, UInt(0xD159_B10C))
    /// The flag of a barrier, and all flags that a program may set.
    static let barrier: UInt = 1
    private static let publicFlags: UInt = 0x3F
    private nonisolated(unsafe) static let code: UnsafeMutableRawPointer? = code(of: create(barrier, {}))

    /// The function of a block: the second pointer, behind its class, its flags and a reserved word.
    private static func code(of block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        block.load(fromByteOffset: 16, as: UnsafeMutableRawPointer?.self)
    }

    /// The flags of a block; nil for a plain one.
    static func flags(of block: UnsafeMutableRawPointer) -> UInt? {
        guard code(of: block) == code else { return nil }
        guard block.load(fromByteOffset: magicOffset, as: UInt.self) == magic else {
            fatalError("Work items are not as they were in Swift 6.3. Run the tests with that toolchain.")
        }
        return block.load(fromByteOffset: flagsOffset, as: UInt.self) & publicFlags
    }

    /// Makes a block that wraps another one, with flags for its queue; to be released.
    static func block(flags: UInt, _ body: @escaping @convention(block) () -> Void) -> UnsafeMutableRawPointer {
        create(flags, body)
    }
}

/// An object of libdispatch, kept alive.
private nonisolated final class DispatchReference: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        DispatchCalls.retain(pointer)
    }

    deinit { DispatchCalls.release(pointer) }
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
    DispatchCalls.call(block)
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

/// Passes a block to a queue, as the function for it is counted: a plain one, or one with the flags of a work item.
private nonisolated func sendCounted(
    _ block: UnsafeMutableRawPointer, to queue: UnsafeMutableRawPointer, leaving group: DispatchReference? = nil,
    isBarrier: Bool = false
) {
    AppWork.add()
    nonisolated(unsafe) let copy = DispatchCalls.copyBlock(block)
    let body: @convention(block) () -> Void = {
        AppWork.perform {
            callBlock(copy)
            if let group { DispatchCalls.groupLeave(group.pointer) }
        }
    }
    let flags = WorkItems.flags(of: block)
    guard isBarrier || flags != nil else {
        return withExtendedLifetime(body) {
            DispatchCalls.asyncBlock(queue, unsafeBitCast(body, to: UnsafeMutableRawPointer.self))
        }
    }
    let item = WorkItems.block(flags: (flags ?? 0) | (isBarrier ? WorkItems.barrier : 0), body)
    DispatchCalls.asyncBlock(queue, item)
    DispatchCalls.releaseBlock(item)
}

@_cdecl("dispatch_async")
package nonisolated func dispatchAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.asyncBlock(queue, block) }
    guard queue == DispatchCalls.mainQueue else { return sendCounted(block, to: queue) }
    AppWork.note()
    let job = MainWork.add(DispatchCalls.copyBlock(block), callBlock)
    DispatchCalls.async(queue, job, MainWork.perform)
}

@_cdecl("dispatch_barrier_async")
package nonisolated func dispatchBarrierAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.barrierAsyncBlock(queue, block) }
    // The main queue does one thing at a time in any case.
    guard queue != DispatchCalls.mainQueue else { return dispatchAsync(queue, block) }
    sendCounted(block, to: queue, isBarrier: true)
}

@_cdecl("dispatch_group_async")
package nonisolated func dispatchGroupAsync(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.groupAsyncBlock(group, queue, block) }
    guard queue != DispatchCalls.mainQueue else {
        AppWork.note()
        return DispatchCalls.groupAsyncBlock(group, queue, block)
    }
    // The group is left before the work counts as done, so that blocks that follow from it are seen.
    DispatchCalls.groupEnter(group)
    sendCounted(block, to: queue, leaving: DispatchReference(group))
}

@_cdecl("dispatch_group_notify")
package nonisolated func dispatchGroupNotify(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
) {
    guard VirtualTime.isHeldHere else { return DispatchCalls.groupNotify(group, queue, block) }
    nonisolated(unsafe) let copy = DispatchCalls.copyBlock(block)
    var id: UInt64?
    if queue != DispatchCalls.mainQueue {
        let watched = DispatchReference(group)
        id = AppWork.beginNotice { DispatchCalls.groupWait(watched.pointer, 0) == 0 }
    }
    let body: @convention(block) () -> Void = { [id] in
        if let id {
            AppWork.endNotice(id) { callBlock(copy) }
        } else {
            AppWork.note()
            callBlock(copy)
        }
    }
    guard let flags = WorkItems.flags(of: block) else {
        return withExtendedLifetime(body) {
            DispatchCalls.groupNotify(group, queue, unsafeBitCast(body, to: UnsafeMutableRawPointer.self))
        }
    }
    let item = WorkItems.block(flags: flags, body)
    DispatchCalls.groupNotify(group, queue, item)
    DispatchCalls.releaseBlock(item)
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
