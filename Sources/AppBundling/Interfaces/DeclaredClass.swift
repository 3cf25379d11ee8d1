/// A class of an app's sources with the names that interface files can use of it.
///
/// Where sources are rewritten, each class is written down in a line of this form.
package struct DeclaredClass: Codable, Sendable {
    /// With the types around it.
    package var name: String
    package var objectiveCName: String?
    /// As written; nil for a class of another module that the sources extend.
    package var superclass: String?
    package var outlets: [String] = []
    /// Properties that are no outlets.
    package var properties: [String] = []
    /// The selectors of methods that interface files can call.
    package var actions: [String] = []
    /// The selectors of other methods.
    package var methods: [String] = []
    /// Whether the class handles keys itself.
    package var answersAnyKey = false
    package var isGeneric = false
    /// Whether only members that the sources add to a class of another module are known.
    package var isForeign = false

    package init(name: String, superclass: String?) { (self.name, self.superclass) = (name, superclass) }
}
