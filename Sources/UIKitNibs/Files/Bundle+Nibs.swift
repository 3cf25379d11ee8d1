public import Foundation
public import UIKitCore

extension Bundle {
    /// Makes all objects of a nib in the bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name, without extension; a missing file stops the program.
    ///   - owner: The object for File's Owner, which gets its outlets; nil for none.
    ///   - options: Objects for other placeholders, under `externalObjects`.
    /// - Returns: The outermost objects in the file's order, without placeholders. The caller has to retain them.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
