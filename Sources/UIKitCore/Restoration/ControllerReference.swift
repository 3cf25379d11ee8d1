import Foundation

/// Represents a controller in an archive by its index in the saved state.
nonisolated final class ControllerReference: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let number: Int

    /// Makes a reference to an index.
    init(_ number: Int) { self.number = number }

    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }

    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}
