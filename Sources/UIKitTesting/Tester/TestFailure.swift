/// Why a test's step could not be done.
public struct TestFailure: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}
