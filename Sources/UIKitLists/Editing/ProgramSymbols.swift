import Foundation
import Synchronization

/// The functions of the program's file by name, from which it is known whether a class implements a method of its own.
///
/// A table has to know whether its data source implements some optional methods, without calling them. Swift cannot answer this:
/// a class that inherits a protocol's default looks like one with a method. The symbol table names the methods of each class. In
/// an optimized program, a method may be inlined in the function by which its protocol calls it; that function is then larger
/// than the few bytes of an empty default.
nonisolated enum ProgramSymbols {
    /// The largest size in bytes of a protocol's function for an empty method: 6 to 20, by processor.
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
            // The framework's own classes have every method with an empty body.
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

    /// The beginning of a class's symbols, and the endings that may follow.
    private static func symbolParts(of type: AnyClass) -> (start: String, end: [String])? {
        guard let name = _mangledTypeName(type) else { return nil }
        // A private class has the address of its file's description there, where symbols have a number for the file.
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
