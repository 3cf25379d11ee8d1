import Foundation

extension PredicateFunction {
    static func whole(
        _ left: NSNumber, _ right: NSNumber, _ integers: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
        _ doubles: (Double, Double) -> Double
    ) -> NSNumber {
        if left.isWhole, right.isWhole {
            let result = integers(left.int64Value, right.int64Value)
            if !result.overflow { return NSNumber(value: result.partialValue) }
        }
        return NSNumber(value: doubles(left.doubleValue, right.doubleValue))
    }

    static func sum(of values: [Any]) -> NSNumber {
        PredicateValue.numbers(of: values, for: "A sum").reduce(NSNumber(value: 0)) {
            whole($0, $1, { $0.addingReportingOverflow($1) }, +)
        }
    }

    static func mean(of values: [Any]) -> NSNumber? {
        let numbers = PredicateValue.numbers(of: values, for: "A mean").map(\.doubleValue)
        return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    }

    /// The value that is in an order to all others; the first of equal ones.
    static func extreme(of values: [Any], _ order: ComparisonResult) -> Any? {
        let comparison = ValueComparison(.equalTo)
        guard var best = values.first else { return nil }
        for value in values.dropFirst()
        where comparison.order(of: PredicateValue(value), PredicateValue(best)) == order { best = value }
        return best
    }

    /// The values without those that are equal to an earlier one.
    static func distinct(_ values: [Any]) -> [Any] {
        let seen = NSMutableSet()
        return values.filter { value in
            let object = PredicateValue(value).member
            guard !seen.contains(object) else { return false }
            seen.add(object)
            return true
        }
    }

    static func median(of values: [Any]) -> NSNumber? {
        let numbers = PredicateValue.numbers(of: values, for: "A median").map(\.doubleValue).sorted()
        guard let last = numbers.indices.last else { return nil }
        return NSNumber(value: (numbers[last / 2] + numbers[(last + 1) / 2]) / 2)
    }

    static func modes(of values: [Any]) -> [Any] {
        let counts = distinct(values).map { value in
            (value, values.filter { ValueComparison(.equalTo).holds($0, value) }.count)
        }
        let most = counts.map(\.1).max()
        return counts.filter { $0.1 == most }.map(\.0)
    }

    static func deviation(of values: [Any]) -> NSNumber? {
        guard let mean = mean(of: values)?.doubleValue else { return nil }
        let squares = PredicateValue.numbers(of: values, for: "A deviation").map { pow($0.doubleValue - mean, 2) }
        return NSNumber(value: (squares.reduce(0, +) / Double(squares.count)).squareRoot())
    }

    static func cast(_ value: Any?, to type: String) -> Any? {
        let value = PredicateValue(value)
        guard let object = value.object else { return nil }
        switch type {
        case "NSDate", "Date":
            return value.date ?? value.number.map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        case "NSNumber":
            if let date = value.date { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
            return value.number ?? value.string.map { NSNumber(value: NSString(string: $0).doubleValue) }
        case "NSDecimalNumber":
            return value.string.map { NSDecimalNumber(string: $0) }
                ?? value.number.map { NSDecimalNumber(decimal: $0.decimalValue) }
        case "NSString": return value.string ?? value.number?.stringValue ?? String(describing: object)
        default:
            fatalError("CAST makes NSDate, NSNumber, NSDecimalNumber and NSString, but was asked for \(type).")
        }
    }

    static func element(of collection: Any?, at index: Any?) -> Any? {
        let collection = PredicateValue(collection)
        guard let object = collection.object else { return nil }
        if let dictionary = object as? NSDictionary {
            return PredicateValue(index).bridged.flatMap { dictionary[$0] }
        }
        let place = PredicateValue(index)
        guard let elements = collection.orderedElements else {
            fatalError("\(type(of: object)) has no elements to be asked for in brackets. Ask an array or a dictionary.")
        }
        if let symbol = place.object as? IndexSymbol {
            switch symbol {
            case .first: return elements.first
            case .last: return elements.last
            case .size: return NSNumber(value: elements.count)
            }
        }
        guard let number = place.number?.intValue else {
            fatalError("The element of an array is asked for with a number, FIRST, LAST or SIZE in brackets.")
        }
        return elements.indices.contains(number) ? elements[number] : nil
    }
}
