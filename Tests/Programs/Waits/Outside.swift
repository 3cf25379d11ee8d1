import Foundation
import UIKit

/// A thread that waits for a signal that is never sent, and a main thread that waits for another one.
@MainActor struct Outside {
    /// Waits, and notes when that was over.
    func run() {
        let pipe = Pipe()
        Thread.detachNewThread { _ = pipe.fileHandleForReading.readData(ofLength: 1) }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.5)
            semaphore.signal()
        }
        semaphore.wait()
        Diary.note("waited 0.5")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("after 0.5") }
    }
}
