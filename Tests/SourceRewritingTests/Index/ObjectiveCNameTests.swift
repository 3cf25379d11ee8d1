import Testing

@testable import SourceRewriting

@Suite struct ObjectiveCNameTests {
    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"), ("move", ["to"], "moveTo:"),
        ("move", ["toPoint", "animated"], "moveToPoint:animated:"), ("two", ["_", "_"], "two::"),
        ("insert", ["_", "at"], "insert:at:"), ("load", ["forKey"], "loadForKey:"), ("go", ["tokyo"], "goWithTokyo:"),
        // Where the base ends with a preposition, the label follows without a word between.
        ("moveTo", ["point"], "moveToPoint:"), ("at", ["index"], "atIndex:"), ("add", ["URL"], "addWithURL:"),
    ])
    func `selectors are the compiler's`(base: String, labels: [String], selector: String) {
        #expect(ObjectiveCName.selector(base: base, labels: labels) == selector)
    }

    @Test func `errors and completion handlers are arguments of the selector`() {
        #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.selector(base: "save", labels: ["_"], isThrowing: true) == "save:error:")
        #expect(ObjectiveCName.selector(base: "save", labels: [], isAsync: true) == "saveWithCompletionHandler:")
        #expect(ObjectiveCName.selector(base: "save", labels: ["to"], isAsync: true) == "saveTo:completionHandler:")
    }

    @Test(arguments: [("isHidden", "hidden"), ("title", "title"), ("issue", "issue"), ("is", "is")])
    func `frameworks' properties lose the word is in key paths`(property: String, key: String) {
        #expect(ObjectiveCName.key(ofFrameworkProperty: property) == key)
    }
}
