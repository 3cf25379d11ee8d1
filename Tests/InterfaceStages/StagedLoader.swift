import CoreGraphics
package import Foundation
package import UIKitCore

/// A loader of nibs that are given as text, by their names or as data.
///
/// A controller that owns one gets its first object as its view.
package final class StagedLoader: InterfaceLoader {
    private let files: [String: String]
    private let classes: [String: AnyClass]

    private init(_ files: [String: String], _ classes: [String: AnyClass]) {
        (self.files, self.classes) = (files, classes)
    }

    /// Has nibs loaded from texts while a closure runs.
    ///
    /// - Parameters:
    ///   - files: The XML of the outermost elements, by the nibs' names.
    ///   - classes: The classes of elements beside those of the core.
    ///   - body: The closure.
    package static func load<Result>(
        _ files: [String: String], _ classes: [String: AnyClass], while body: () throws -> Result
    ) rethrows -> Result {
        let former = installedInterfaceLoader.available
        installedInterfaceLoader.install(StagedLoader(files, classes))
        defer { installedInterfaceLoader.install(former) }
        return try body()
    }

    package func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any] {
        let text = nib.name.flatMap { files[$0] } ?? nib.data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard let staged = try? StagedObjects(text, classes) else { return [] }
        // Without contents the file counts as faulty.
        nib.contents = staged
        let objects = staged.makeAll()
        if let controller = owner as? UIViewController { controller.view = objects.first as? UIView }
        return objects
    }

    package func hasNib(named name: String, in bundle: Bundle?) -> Bool { files[name] != nil }
}
