public import Foundation
import QuartzCore

extension _ConstructibleThroughClass where Self: UIViewController {
    /// Makes a controller of a class that is known only at run time, with the name of its interface file.
    ///
    /// - Parameters:
    ///   - nibName: The file's name without extension, or nil.
    ///   - bundle: The bundle that has the file; nil for the main one.
    @_disfavoredOverload public init(nibName: String?, bundle: Bundle?) {
        self.init(through: ConstructionKey(beginningWith: NibSource(name: nibName, bundle: bundle)))
    }
}
