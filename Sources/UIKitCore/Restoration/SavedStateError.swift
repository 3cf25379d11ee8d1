/// The reason for which a saved state cannot be read, as the second half of a sentence.
package nonisolated struct SavedStateError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
