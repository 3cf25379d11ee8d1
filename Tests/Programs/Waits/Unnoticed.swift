import Foundation
import UIKit

/// An app that does what no replay repeats, and of which nothing is noticed.
@MainActor enum Unnoticed {
    /// Does one of it, and notes that it was done.
    ///
    /// - Parameter words: The kind, and the path of a file.
    static func run(_ words: [String]) {
        switch words[0] {
        case "kernel": askKernel()
        case "file": Diary.note("file \((try? String(contentsOfFile: words[1], encoding: .utf8)) ?? "absent")")
        case "lock": takeLocks()
        case "fork": forkProcess()
        default: Diary.note("input \(fgetc(fdopen(STDIN_FILENO, "r")))")
        }
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
    }

    /// Asks for the time by the number of the call, whose answer is the machine's uptime.
    private static func askKernel() {
        typealias Call = @convention(c) (Int, Int, UnsafeMutablePointer<timespec>) -> Int
        #if arch(arm64)
        let number = 113
        #else
        let number = 228
        #endif
        var time = timespec()
        let result = function("syscall", as: Call.self)?(number, Int(CLOCK_MONOTONIC), &time)
        let isOther = Double(time.tv_sec) > ProcessInfo.processInfo.systemUptime + 1
        Diary.note("kernel \(result ?? -1) \(isOther ? "another time" : "virtual time")")
    }

    /// Two threads that were started at once compute and take one lock.
    private static func takeLocks() {
        let (lock, group) = (NSLock(), DispatchGroup())
        nonisolated(unsafe) var sum = 0
        for _ in 0..<2 {
            group.enter()
            Thread.detachNewThread {
                for _ in 0..<10_000 { lock.withLock { sum += 1 } }
                group.leave()
            }
        }
        group.notify(queue: .main) { Diary.note("lock \(sum)") }
    }

    /// Starts a copy of this process, which ends at once.
    private static func forkProcess() {
        guard let child = function("fork", as: (@convention(c) () -> Int32).self)?() else { return }
        if child == 0 { _exit(3) }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        Diary.note("fork \(status >> 8)")
    }
}
