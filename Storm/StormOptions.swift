import Foundation

/// The requests of the command line.
struct StormOptions: Sendable, Equatable {
    /// A mistake in a command line.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    /// How long the storm lasts, all kinds together.
    var minutes = 10.0
    /// The seed of all random numbers.
    var seed = UInt64.random(in: 0...1 << 53)
    /// The kinds that are wanted; all when it is empty.
    var kinds: [String] = []
    /// The folder of the programs.
    var products = "."
    /// The program of all tests, for those that are walks.
    var tests = ""
    /// The project's top folder.
    var project = "."

    init(_ words: some Sequence<String>) throws {
        var words = Array(words)[...]
        func number(_ text: String?, _ name: String) throws -> Double {
            guard let text, let number = Double(text), number > 0, number.isFinite else {
                throw Mistake(description: "\(name): found \(text ?? "nothing"), expected a number above 0.")
            }
            return number
        }
        while let word = words.popFirst() {
            switch word {
            case "--seed":
                let text = words.popFirst()
                guard let seed = text.flatMap({ UInt64($0) }) else {
                    throw Mistake(description: "--seed: found \(text ?? "nothing"), expected a whole number from 0.")
                }
                self.seed = seed
            case "--kinds": kinds = (words.popFirst() ?? "").split(separator: ",").map(String.init)
            case "--products": products = words.popFirst() ?? "."
            case "--tests": tests = words.popFirst() ?? ""
            case "--project": project = words.popFirst() ?? "."
            default: minutes = try number(word, "MINUTES")
            }
        }
    }
}
