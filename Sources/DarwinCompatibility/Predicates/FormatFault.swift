/// A mistake in a format, with the position of the character where it was noticed.
package struct FormatFault: Error {
    /// The number of the character, from 1.
    package let position: Int
    /// The mistake and its remedy, in a sentence or two.
    package let message: String
}
