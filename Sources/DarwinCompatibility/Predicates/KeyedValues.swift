import CoreGraphics
import Foundation

/// The values that objects have by key: those of collections and of Foundation's own by themselves, those of others by a port.
enum KeyedValues {
    /// The value at the end of some keys; nil where a value on the way is nil.
    static func value(of object: Any?, at path: ArraySlice<String>) -> Any? {
        guard let key = path.first else { return object }
        let value = PredicateValue(object)
        guard let object = value.object else { return nil }
        if key.hasPrefix("@"), let operation = CollectionOperator(rawValue: String(key.dropFirst())) {
            if operation == .count { return NSNumber(value: count(of: value, path: path)) }
            if value.listElements != nil, let elements = value.orderedElements {
                return operation.result(of: elements, at: path.dropFirst())
            }
        }
        return self.value(of: self.value(of: object, key: key), at: path.dropFirst())
    }

    /// The value of a key: of each element where the object is an array or a set.
    static func value(of object: Any, key: String) -> Any? {
        if key == "self" { return object }
        let value = PredicateValue(object)
        if let dictionary = object as? NSDictionary { return dictionary[key] ?? countedKeys(of: dictionary, key) }
        if let elements = value.listElements {
            let values = elements.map { element in self.value(of: element, at: [key]) }
            guard object is NSSet else { return values.map { $0 ?? NSNull() } }
            return NSSet(array: values.compactMap { $0 })
        }
        if let answer = FoundationKeys.value(of: value, key: key) { return answer }
        return installedKeyedValueReader.current.value(of: object, key: key)
    }

    private static func countedKeys(of dictionary: NSDictionary, _ key: String) -> Any? {
        switch key {
        case "@allKeys": PredicateValue.sorted(dictionary.allKeys)
        case "@allValues": PredicateValue.sorted(dictionary.allValues)
        default: nil
        }
    }

    private static func count(of value: PredicateValue, path: ArraySlice<String>) -> Int {
        guard let elements = value.elements else {
            fatalError(
                "\(path.joined(separator: ".")) counts a collection, but the value is \(type(of: value.object!)). Leave @count "
                    + "out, or give it a key path to an array, a set or a dictionary.")
        }
        return elements.count
    }
}

/// An operator in a key path, which makes one value or collection of many values.
private enum CollectionOperator: String {
    case count, sum, avg, min, max
    case unionOfObjects, distinctUnionOfObjects
    case unionOfArrays, distinctUnionOfArrays
    case unionOfSets, distinctUnionOfSets

    func result(of elements: [Any], at path: ArraySlice<String>) -> Any? {
        let values = elements.compactMap { PredicateValue(KeyedValues.value(of: $0, at: path)).object }
        switch self {
        case .count: return NSNumber(value: elements.count)
        case .sum: return PredicateFunction.sum(of: values)
        case .avg: return values.isEmpty ? NSNumber(value: 0) : PredicateFunction.mean(of: values)
        case .min: return PredicateFunction.extreme(of: values, .orderedAscending)
        case .max: return PredicateFunction.extreme(of: values, .orderedDescending)
        case .unionOfObjects: return values
        case .distinctUnionOfObjects: return PredicateFunction.distinct(values)
        case .unionOfArrays, .unionOfSets: return flattened(values)
        case .distinctUnionOfArrays, .distinctUnionOfSets: return PredicateFunction.distinct(flattened(values))
        }
    }

    private func flattened(_ values: [Any]) -> [Any] { values.flatMap { PredicateValue($0).elements ?? [$0] } }
}
