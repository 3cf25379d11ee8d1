import UIKit

/// A model of a rewritten source.
nonisolated class Person: NSObject {
    @MainActor static func exposePerson(_ x: AnoleExports) {
        typealias C = Person
        x.property("name", \C.name)
        x.property("age", \C.age)
        x.property("children", \C.children)
    }

    let name: String
    let age: Int
    let children: [Person]

    init(_ name: String, age: Int, children: [Person] = []) {
        (self.name, self.age, self.children) = (name, age, children)
    }
}
