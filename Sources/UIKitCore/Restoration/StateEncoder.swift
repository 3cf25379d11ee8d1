import Foundation

/// Asks controllers to encode their state, beginning with the roots and continuing with those to which they refer.
final class StateEncoder: NSObject, @MainActor NSKeyedArchiverDelegate {
    private var controllers: [UIViewController] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var places: [SavedState.Place] = []

    /// An archiver in which controllers are references.
    func makeArchiver() -> NSKeyedArchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.delegate = self
        return archiver
    }

    /// The index of a controller's entry; nil for one that cannot be restored, because it or an owner has no identifier.
    @discardableResult
    func number(of controller: UIViewController) -> Int? {
        if let known = numbers[ObjectIdentifier(controller)] { return known }
        guard let path = controller.restorationPath else { return nil }
        let owner = controller.restorationOwner.flatMap { number(of: $0) }
        let next = controllers.count
        controllers.append(controller)
        numbers[ObjectIdentifier(controller)] = next
        places.append(
            SavedState.Place(
                owner: owner, path: path, maker: controller.restorationClass.flatMap { _mangledTypeName($0) },
                isViewLoaded: controller.isViewLoaded, archive: Data()))
        return next
    }

    private var encodedCount = 0

    /// Encodes all found controllers that were not encoded yet; the encoding finds those to which they refer.
    func encodeFound() {
        while encodedCount < controllers.count {
            let controller = controllers[encodedCount]
            places[encodedCount].archive = archive { coder in
                if let storyboard = controller.interfaceSource?.storyboard {
                    coder.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
                }
                controller.sendEncodeRestorableState(with: coder)
            }
            if let views = controller.viewIfLoaded?.restorableViews, !views.isEmpty {
                places[encodedCount].views = views.map { identifier, view in
                    SavedState.View(
                        identifier: identifier, archive: archive { view.encodeRestorableState(with: $0) })
                }
            }
            encodedCount += 1
        }
    }

    private func archive(_ encode: (NSCoder) -> Void) -> Data {
        let archiver = makeArchiver()
        encode(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    // MARK: NSKeyedArchiverDelegate

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        if let storyboard = object as? any ReopenedStoryboard { return StoryboardReference(storyboard) }
        guard let controller = object as? UIViewController else { return object }
        return number(of: controller).map { ControllerReference($0) } ?? NSNull()
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
