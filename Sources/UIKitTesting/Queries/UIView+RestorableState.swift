package import Foundation
package import UIKitCore

extension UIView {
    /// The state that the view encodes for restoration.
    package var restorableState: Data {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        encodeRestorableState(with: coder)
        coder.finishEncoding()
        return coder.encodedData
    }

    /// Has the view decode a state, as a restoration does.
    ///
    /// - Parameter state: The state that a view of the kind has encoded.
    package func restore(_ state: Data) throws {
        let coder = try NSKeyedUnarchiver(forReadingFrom: state)
        coder.requiresSecureCoding = false
        decodeRestorableState(with: coder)
        coder.finishDecoding()
    }
}
