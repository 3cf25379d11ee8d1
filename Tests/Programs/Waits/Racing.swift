import Foundation
import UIKit

/// Pieces of work that race with each other on threads of their own.
@MainActor final class Racing {
    /// An actor that many call at once.
    private actor Counter {
        private var count = 0
        func add(_ name: String) {
            count += 1
            Diary.note("actor \(name) \(count)")
        }
    }

    private let counter = Counter()
    private let queues = (0..<3).map { DispatchQueue(label: "queue \($0)") }

    /// Begins five rounds, a fifth of a second after each other.
    func schedule() {
        for round in 0..<5 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 * Double(round)) { self.start(round) }
        }
    }

    private func start(_ round: Int) {
        for (name, qos) in [("user", DispatchQoS.QoSClass.userInitiated), ("default", .default), ("utility", .utility)]
        {
            for number in 0..<4 {
                DispatchQueue.global(qos: qos).async {
                    Self.compute(number)
                    Diary.note("\(round) \(name) \(number)")
                    DispatchQueue.main.async { Diary.note("\(round) back \(name) \(number)") }
                }
            }
        }
        for (index, queue) in queues.enumerated() {
            for number in 0..<4 {
                queue.async {
                    Self.compute(4 - number)
                    Diary.note("\(round) queue \(index) \(number)")
                }
            }
        }
        for number in 0..<8 {
            Task.detached { [counter] in
                Self.compute(8 - number)
                await counter.add("\(round) \(number)")
                await MainActor.run { Diary.note("\(round) main \(number)") }
            }
        }
        for number in 0..<6 {
            Task {
                try await Task.sleep(for: .milliseconds(50))
                Diary.note("\(round) sleep \(number)")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { Diary.note("\(round) after \(number)") }
        }
    }

    /// Keeps a processor busy for a moment.
    private nonisolated static func compute(_ amount: Int) {
        var value = 1.0
        for step in 0..<(amount * 3000) { value = (value + Double(step)).squareRoot() }
        if value < 0 { Diary.say("never") }
    }
}
