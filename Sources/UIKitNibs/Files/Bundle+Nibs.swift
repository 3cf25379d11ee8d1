public import Foundation
public import UIKitCore

extension Bundle {
    /// Makes all objects of a nib in the bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name, without extension; a missing file stops the program.
    ///   - owner: The object that stands for File's Owner and gets its outlets; nil for none.
    ///   - options: Objects for other placeholders, under `externalObjects`.
    /// - Returns: The outermost objects in the file's order, without placeholders. Nothing else keeps them.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
