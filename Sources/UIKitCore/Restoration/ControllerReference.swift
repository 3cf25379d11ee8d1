import Foundation

/// Stands for a controller in an archive, as the number of its place in the saved state.
nonisolated final class ControllerReference: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let number: Int

    /// Makes a reference to a place.
    init(_ number: Int) { self.number = number }

    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }

    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}
