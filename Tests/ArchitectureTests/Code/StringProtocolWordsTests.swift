import Testing

@testable import SourceScanning

@Suite struct StringProtocolWordsTests {
    @Test(arguments: [
        ("TouchTracker", ["Touch", "Tracker"]), ("URLTouchTracker2", ["URL", "Touch", "Tracker2"]),
        ("isDirty", ["is", "Dirty"]), ("UIView+HitTesting", ["UI", "View", "Hit", "Testing"]),
        ("renewal", ["renewal"]),
    ])
    func `names are cut at humps and marks`(name: String, words: [String]) {
        #expect(name.camelCaseWords == words)
    }
}
