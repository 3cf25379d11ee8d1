import Foundation
import Synchronization
import UIKit

/// A control over the whole window that says forever that it tracks its first touch: a fault for those who check.
///
/// Other threads wait and are started by then, and report on standard error.
final class FaultyControl: UIControl {
    private nonisolated static let hasFault = Atomic(false)
    private let semaphore = DispatchSemaphore(value: 0)

    override var isTracking: Bool { super.isTracking || Self.hasFault.load(ordering: .relaxed) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        frame = superview?.bounds ?? .zero
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        Thread.detachNewThread { [semaphore] in
            if semaphore.wait(timeout: .now() + 10_000) == .success { Self.tell("woken") }
        }
        Thread.detachNewThread {
            while !Self.hasFault.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.02) }
            Self.tell("slept")
        }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 10_000)
            Self.tell("too early")
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        fail()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        fail()
    }

    private func fail() {
        guard !Self.hasFault.exchange(true, ordering: .relaxed) else { return }
        DispatchQueue.global().async { Self.tell("queued") }
        Thread.detachNewThread { [semaphore] in
            Thread.sleep(forTimeInterval: 0.01)
            Self.tell("started")
            semaphore.signal()
        }
    }

    private nonisolated static func tell(_ text: String) {
        FileHandle.standardError.write(Data("thread \(text)\n".utf8))
    }
}
