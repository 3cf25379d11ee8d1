import Foundation
import Synchronization

/// The functions that the program was linked with, from its own file: they tell whether a class has a method of its own.
///
/// A table has to know whether its data source implements some optional methods, without calling them, and Swift has no question
/// for that: from outside, a class that leaves a method to its protocol looks like one that has it. The symbol table names the
/// methods of each class. Optimized, a method may be part of the function by which its protocol calls it; then that has
/// more than the few bytes of one that does nothing.
nonisolated enum ProgramSymbols {
    /// Bytes that the function of a protocol for a method that does nothing may have: 6 to 20, by processor.
    private static let emptySize = 32

    /// A method and the class that it is asked of.
    private struct Question: Hashable {
        let type: ObjectIdentifier
        let words: [String]
    }

    /// Answers found: the functions of a class do not change, and to read all symbols takes time.
    private static let answers = Mutex<[Question: Bool]>([:])

    /// Whether the class of an object, or one above it in the program, has a method.
    ///
    /// - Parameters:
    ///   - words: Parts of the names of the method's symbols.
    ///   - object: The object.
    /// - Returns: nil where the program has no symbol table, for it was stripped.
    /// - Complexity: linear in the number of symbols for the first object of a class, constant for all others.
    static func implements(_ words: [String], by object: AnyObject) -> Bool? {
        guard let table else { return nil }
        let question = Question(type: ObjectIdentifier(type(of: object)), words: words)
        if let known = answers.withLock({ $0[question] }) { return known }
        let answer = finds(words, of: object, in: table)
        answers.withLock { $0[question] = answer }
        return answer
    }

    private static func finds(_ words: [String], of object: AnyObject, in table: SymbolTable) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let type = mirror?.subjectType as? AnyClass {
            // The framework's own classes have every method and do nothing in it.
            guard let (start, end) = symbolParts(of: type), !String(reflecting: type).hasPrefix("UIKitLists.") else {
                break
            }
            let symbols = table.symbols(startingWith: start, containing: words + end)
            for symbol in symbols where !symbol.isWitness || isOptimized && (table.size(of: symbol) ?? 0) > emptySize {
                return true
            }
            mirror = mirror?.superclassMirror
        }
        return false
    }

    /// The beginning of the symbols of a class, and what follows on it in each of them.
    private static func symbolParts(of type: AnyClass) -> (start: String, end: [String])? {
        guard let name = _mangledTypeName(type) else { return nil }
        // A private class has the address of its file's description there, and a number that stands for the file in symbols.
        guard let address = name.range(of: #"[0-9]+\$[0-9a-f]+yXZ"#, options: .regularExpression) else {
            return ("$s" + name, [])
        }
        return ("$s" + name.replacingCharacters(in: address, with: "").dropLast(), ["LLC"])
    }

    private static var isOptimized: Bool {
        #if DEBUG
        false
        #else
        true
        #endif
    }

    private static let table: SymbolTable? = {
        let file = URL(fileURLWithPath: "/proc/self/exe")
        return (try? Data(contentsOf: file, options: .alwaysMapped)).flatMap { SymbolTable($0) }
    }()
}
