import InterfaceArchive
import UIKitCore

extension InterfaceInstantiator {
    /// Traces that the objects of the file were made, for an owner.
    func trace(owner: AnyObject?) {
        ApplicationRuntime.current?.trace.writeInterface(
            recipe.document.file, objects: created.count { $0.object != nil }, owner: owner)
    }
}
