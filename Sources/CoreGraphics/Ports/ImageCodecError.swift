/// Why an image could not be read or written, in a sentence.
package struct ImageCodecError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
