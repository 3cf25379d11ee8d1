import Foundation

/// A function that expressions can name.
struct PredicateFunction {
    let name: String
    private let argumentCount: ClosedRange<Int>
    private let body: ([Any?]) -> Any?

    private init(_ name: String, _ argumentCount: ClosedRange<Int>, _ body: @escaping ([Any?]) -> Any?) {
        (self.name, self.argumentCount, self.body) = (name, argumentCount, body)
    }

    /// The function of a name; a name without colons is as good as one with them.
    init?(named name: String) {
        guard let found = Self.all[name] ?? Self.all[name + ":"] else { return nil }
        self = found
    }

    /// Whether it can be called with a number of arguments.
    func accepts(_ count: Int) -> Bool { argumentCount.contains(count) }

    /// The value for some arguments.
    func callAsFunction(_ arguments: [Any?]) -> Any? {
        guard accepts(arguments.count) else {
            fatalError(
                "The function \(name) of expressions was given \(arguments.count) arguments, but takes "
                    + "\(argumentCount.lowerBound). Give it as many as its name has colons.")
        }
        return body(arguments)
    }

    // Of one value or of a list: its elements, or all arguments.
    private static func list(
        _ name: String, _ body: @escaping ([Any]) -> Any?
    ) -> PredicateFunction {
        PredicateFunction(name, 1...Int.max) { arguments in
            let values = arguments.count == 1 ? PredicateValue(arguments[0]).orderedElements.map { $0 as [Any?] } : nil
            return body((values ?? arguments).compactMap { PredicateValue($0).object })
        }
    }

    private static func number(_ name: String, _ body: @escaping (Double) -> Double) -> PredicateFunction {
        PredicateFunction(name, 1...1) { arguments in
            PredicateValue.numbers(of: arguments, for: name).first.map { NSNumber(value: body($0.doubleValue)) }
        }
    }

    private static func pair(
        _ name: String, _ body: @escaping (NSNumber, NSNumber) -> Any?
    ) -> PredicateFunction {
        PredicateFunction(name, 2...2) { arguments in
            let numbers = PredicateValue.numbers(of: arguments, for: name)
            return numbers.count == 2 ? body(numbers[0], numbers[1]) : nil
        }
    }

    private static func bits(_ name: String, _ body: @escaping (Int64, Int64) -> Int64) -> PredicateFunction {
        pair(name) { NSNumber(value: body($0.int64Value, $1.int64Value)) }
    }

    private static func text(_ name: String, _ body: @escaping (String) -> Any) -> PredicateFunction {
        PredicateFunction(name, 1...1) { arguments in PredicateValue(arguments[0]).string.map(body) }
    }

    nonisolated(unsafe) private static let all = Dictionary(
        uniqueKeysWithValues: (statistics + arithmetic + others).map { ($0.name, $0) })

    nonisolated(unsafe) private static let statistics: [PredicateFunction] = [
        list("sum:") { sum(of: $0) },
        list("count:") { NSNumber(value: $0.count) },
        list("min:") { extreme(of: $0, .orderedAscending) },
        list("max:") { extreme(of: $0, .orderedDescending) },
        list("average:") { mean(of: $0) },
        list("median:") { median(of: $0) },
        list("mode:") { modes(of: $0) },
        list("stddev:") { deviation(of: $0) },
    ]

    nonisolated(unsafe) private static let arithmetic: [PredicateFunction] = [
        pair("add:to:") { whole($0, $1, { $0.addingReportingOverflow($1) }, +) },
        pair("from:subtract:") { whole($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
        pair("multiply:by:") { whole($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
        pair("divide:by:") { whole($0, $1, { $0.dividedReportingOverflow(by: $1) }, /) },
        pair("modulus:by:") {
            whole($0, $1, { $0.remainderReportingOverflow(dividingBy: $1) }) { $0.truncatingRemainder(dividingBy: $1) }
        },
        pair("raise:toPower:") { base, exponent in
            let power = pow(base.doubleValue, exponent.doubleValue)
            // Whole powers of whole numbers are whole, as far as doubles represent them exactly.
            return base.isWhole && exponent.isWhole && exponent.int64Value >= 0 && abs(power) < 0x1p53
                ? NSNumber(value: Int64(power)) : NSNumber(value: power)
        },
        PredicateFunction("abs:", 1...1) { arguments in
            PredicateValue.numbers(of: arguments, for: "abs:").first.map {
                $0.isWhole && $0.int64Value != .min
                    ? NSNumber(value: abs($0.int64Value)) : NSNumber(value: abs($0.doubleValue))
            }
        },
        number("sqrt:") { $0.squareRoot() },
        number("log:", log10), number("ln:") { log($0) }, number("exp:") { exp($0) },
        number("ceiling:") { $0.rounded(.up) }, number("floor:") { $0.rounded(.down) },
        number("trunc:") { $0.rounded(.towardZero) },
        bits("bitwiseAnd:with:", &), bits("bitwiseOr:with:", |), bits("bitwiseXor:with:", ^),
        bits("leftshift:by:", <<), bits("rightshift:by:", >>),
        PredicateFunction("onesComplement:", 1...1) { arguments in
            PredicateValue.numbers(of: arguments, for: "onesComplement:").first.map { NSNumber(value: ~$0.int64Value) }
        },
    ]

    nonisolated(unsafe) private static let others: [PredicateFunction] = [
        text("lowercase:") { $0.lowercased() },
        text("uppercase:") { $0.uppercased() },
        text("length:") { NSNumber(value: $0.utf16.count) },
        PredicateFunction("noindex:", 1...1) { $0[0] },
        PredicateFunction("now", 0...0) { _ in Date() },
        PredicateFunction("castObject:toType:", 2...2) { cast($0[0], to: PredicateValue($0[1]).string ?? "") },
        PredicateFunction("objectFrom:withIndex:", 2...2) { element(of: $0[0], at: $0[1]) },
    ]
}
