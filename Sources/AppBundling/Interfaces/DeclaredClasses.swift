import Foundation

/// The classes of an app's sources by name.
package struct DeclaredClasses: Sendable {
    /// A class with its superclasses, from itself on.
    struct Chain {
        var classes: [DeclaredClass]
        /// Whether the last one's superclass is the framework's, so that all members are known.
        var endsInFramework: Bool
    }

    /// In the order of their names.
    private let all: [DeclaredClass]
    private var indices: [String: Int] = [:]

    /// No chain of superclasses is longer; a longer one is circular, which the compiler reports.
    private static let longestChain = 50

    package init(_ classes: [DeclaredClass]) {
        all = classes
        for (index, declared) in classes.enumerated() {
            let last = declared.name.split(separator: ".").last.map(String.init)
            for name in [declared.name, declared.objectiveCName, last] {
                if let name, indices[name] == nil { indices[name] = index }
            }
        }
    }

    /// Reads the file that the rewriting of the sources leaves: a line of JSON behind a comment's sign for each class.
    ///
    /// - Throws: An error of the decoder for a line that is none.
    package init(reading text: String) throws {
        let decoder = JSONDecoder()
        try self.init(
            text.split(separator: "\n").filter { $0.hasPrefix("// {") }.map {
                try decoder.decode(DeclaredClass.self, from: Data($0.dropFirst(3).utf8))
            })
    }

    /// The class of a name, as interface files write it.
    func named(_ name: String) -> DeclaredClass? {
        indices[name].map { all[$0] }.flatMap { $0.isForeign ? nil : $0 }
    }

    /// A class and its superclasses.
    func chain(from declared: DeclaredClass) -> Chain {
        var chain = Chain(classes: [declared], endsInFramework: false)
        while chain.classes.count < Self.longestChain, let superclass = chain.classes.last?.superclass {
            let plain = superclass.split(separator: ".").last.map(String.init) ?? superclass
            guard let next = named(superclass) ?? named(plain) else {
                chain.endsInFramework = FrameworkNames.isClass(plain)
                // The compiler decides which subclasses have the members that the sources add to a framework's class.
                chain.classes += all.filter { $0.isForeign && FrameworkNames.isClass($0.name) }
                break
            }
            chain.classes.append(next)
        }
        return chain
    }

    /// The names of the classes of the sources.
    var names: [String] { all.filter { !$0.isForeign }.map(\.name) }

    /// The selectors of all actions that the sources have.
    var actions: [String] { all.flatMap(\.actions) }
}
