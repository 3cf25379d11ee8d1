import UIKit

/// Content of an app's own.
class ClientItemProvider: NSItemProvider, @unchecked Sendable {
    override init() { super.init() }

    override var registeredTypeIdentifiers: [String] { super.registeredTypeIdentifiers }
    override var suggestedName: String? {
        get { super.suggestedName }
        set { super.suggestedName = newValue }
    }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        super.canLoadObject(ofClass: aClass)
    }
    override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        super.hasItemConformingToTypeIdentifier(typeIdentifier)
    }
    override func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        super.loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: completionHandler)
    }
    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress { super.loadObject(ofClass: aClass, completionHandler: completionHandler) }
    override func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        super.registerDataRepresentation(
            forTypeIdentifier: typeIdentifier, visibility: visibility, loadHandler: loadHandler)
    }
    override func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) { super.registerObject(object, visibility: visibility) }
    override func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) { super.registerObject(ofClass: aClass, visibility: visibility, loadHandler: loadHandler) }
}

/// An item of an app's own.
class ClientDragItem: UIDragItem {
    override init(itemProvider: NSItemProvider) { super.init(itemProvider: itemProvider) }

    override var itemProvider: NSItemProvider { super.itemProvider }
    override var localObject: Any? {
        get { super.localObject }
        set { super.localObject = newValue }
    }
    override var previewProvider: (() -> UIDragPreview?)? {
        get { super.previewProvider }
        set { super.previewProvider = newValue }
    }
}

/// A source of drags.
class ClientDragInteraction: UIDragInteraction {
    override init(delegate: any UIDragInteractionDelegate) { super.init(delegate: delegate) }

    override class var isEnabledByDefault: Bool { super.isEnabledByDefault }
    override var allowsSimultaneousRecognitionDuringLift: Bool {
        get { super.allowsSimultaneousRecognitionDuringLift }
        set { super.allowsSimultaneousRecognitionDuringLift = newValue }
    }
    override var delegate: (any UIDragInteractionDelegate)? { super.delegate }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A goal of drops.
class ClientDropInteraction: UIDropInteraction {
    override init(delegate: any UIDropInteractionDelegate) { super.init(delegate: delegate) }

    override var allowsSimultaneousDropSessions: Bool {
        get { super.allowsSimultaneousDropSessions }
        set { super.allowsSimultaneousDropSessions = newValue }
    }
    override var delegate: (any UIDropInteractionDelegate)? { super.delegate }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A proposal of an app's own.
class ClientDropProposal: UIDropProposal {
    override init(operation: UIDropOperation) { super.init(operation: operation) }

    override var isPrecise: Bool {
        get { super.isPrecise }
        set { super.isPrecise = newValue }
    }
    override var operation: UIDropOperation { super.operation }
    override var prefersFullSizePreview: Bool {
        get { super.prefersFullSizePreview }
        set { super.prefersFullSizePreview = newValue }
    }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

/// A proposal for a table of an app's own.
class ClientTableViewDropProposal: UITableViewDropProposal {
    override init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        super.init(operation: operation, intent: intent)
    }

    override var intent: UITableViewDropProposal.Intent { super.intent }
}

/// A placeholder for a dropped row of an app's own.
class ClientTableViewDropPlaceholder: UITableViewDropPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier, rowHeight: rowHeight)
    }

    override var cellUpdateHandler: ((UITableViewCell) -> Void)? {
        get { super.cellUpdateHandler }
        set { super.cellUpdateHandler = newValue }
    }
    override var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
        get { super.previewParametersProvider }
        set { super.previewParametersProvider = newValue }
    }
}

/// A placeholder for a row of an app's own.
class ClientTableViewPlaceholder: UITableViewPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier, rowHeight: rowHeight)
    }

    override var cellUpdateHandler: ((UITableViewCell) -> Void)? {
        get { super.cellUpdateHandler }
        set { super.cellUpdateHandler = newValue }
    }
}

/// A placeholder for a dropped item of an app's own.
class ClientCollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier)
    }

    override var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
        get { super.cellUpdateHandler }
        set { super.cellUpdateHandler = newValue }
    }
    override var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
        get { super.previewParametersProvider }
        set { super.previewParametersProvider = newValue }
    }
}

/// A placeholder for an item of an app's own.
class ClientCollectionViewPlaceholder: UICollectionViewPlaceholder {
    override init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier)
    }

    override var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
        get { super.cellUpdateHandler }
        set { super.cellUpdateHandler = newValue }
    }
}

/// A proposal for a collection of an app's own.
class ClientCollectionViewDropProposal: UICollectionViewDropProposal {
    override init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        super.init(operation: operation, intent: intent)
    }

    override var intent: UICollectionViewDropProposal.Intent { super.intent }
}

/// Gives and takes items of a collection by Apple's names.
class ClientCollectionDragAndDrop: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let goal = coordinator.destinationIndexPath, coordinator.proposal.operation == .move else { return }
        for item in coordinator.items where item.sourceIndexPath != nil && item.previewSize != .zero {
            coordinator.drop(item.dragItem, toItemAt: goal)
            coordinator.drop(item.dragItem, intoItemAt: goal, rect: .zero).addCompletion { _ in }
            coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: collectionView, center: .zero))
        }
        _ = coordinator.session
    }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// Parameters of an app's own.
class ClientPreviewParameters: UIPreviewParameters {
    override init() { super.init() }

    override var backgroundColor: UIColor! {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var shadowPath: UIBezierPath? {
        get { super.shadowPath }
        set { super.shadowPath = newValue }
    }
    override var visiblePath: UIBezierPath? {
        get { super.visiblePath }
        set { super.visiblePath = newValue }
    }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

/// Parameters of a drag of an app's own.
class ClientDragPreviewParameters: UIDragPreviewParameters {
    override init() { super.init() }
}

/// A preview target of an app's own.
class ClientPreviewTarget: UIPreviewTarget {
    override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        super.init(container: container, center: center, transform: transform)
    }

    override var center: CGPoint { super.center }
    override var container: UIView { super.container }
    override var transform: CGAffineTransform { super.transform }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

/// A preview target of a drag of an app's own.
class ClientDragPreviewTarget: UIDragPreviewTarget {
    override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        super.init(container: container, center: center, transform: transform)
    }
}

/// A preview of an app's own.
class ClientTargetedPreview: UITargetedPreview {
    override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    override var parameters: UIPreviewParameters { super.parameters }
    override var size: CGSize { super.size }
    override var target: UIPreviewTarget { super.target }
    override var view: UIView { super.view }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        super.retargetedPreview(with: newTarget)
    }
}

/// A preview of a drag of an app's own.
class ClientTargetedDragPreview: UITargetedDragPreview {
    override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        super.retargetedPreview(with: newTarget)
    }
}

/// A preview while an item moves.
class ClientDragPreview: UIDragPreview {
    override init(view: UIView, parameters: UIDragPreviewParameters) { super.init(view: view, parameters: parameters) }

    override var parameters: UIDragPreviewParameters { super.parameters }
    override var view: UIView { super.view }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

/// The questions and reports of drags and drops, by Apple's names and types.
enum ClientDragAndDrop {
    @MainActor static func name(_ object: any UIDragInteractionDelegate) {
        let _: @MainActor (UIDragInteraction, any UIDragSession) -> [UIDragItem] = object.dragInteraction(
            _:itemsForBeginning:)
        let _: @MainActor (UIDragInteraction, UIDragItem, any UIDragSession) -> UITargetedDragPreview? =
            object.dragInteraction(_:previewForLifting:session:)
        let _: @MainActor (UIDragInteraction, any UIDragAnimating, any UIDragSession) -> Void = object.dragInteraction(
            _:willAnimateLiftWith:session:)
        let _: @MainActor (UIDragInteraction, any UIDragSession) -> Void = object.dragInteraction(_:sessionWillBegin:)
        let _: @MainActor (UIDragInteraction, any UIDragSession, CGPoint) -> [UIDragItem] = object.dragInteraction(
            _:itemsForAddingTo:withTouchAt:)
        let _: @MainActor (UIDragInteraction, [any UIDragSession], CGPoint) -> (any UIDragSession)? =
            object.dragInteraction(_:sessionForAddingItems:withTouchAt:)
        let _: @MainActor (UIDragInteraction, any UIDragSession, [UIDragItem], UIDragInteraction) -> Void =
            object.dragInteraction(_:session:willAdd:for:)
        let _: @MainActor (UIDragInteraction, any UIDragSession) -> Bool = object.dragInteraction(
            _:sessionAllowsMoveOperation:)
        let _: @MainActor (UIDragInteraction, any UIDragSession, UIDropOperation) -> Void = object.dragInteraction(
            _:session:didEndWith:)
    }

    @MainActor static func name(_ object: any UIDropInteractionDelegate) {
        let _: @MainActor (UIDropInteraction, any UIDropSession) -> Bool = object.dropInteraction(_:canHandle:)
        let _: @MainActor (UIDropInteraction, any UIDropSession) -> UIDropProposal = object.dropInteraction(
            _:sessionDidUpdate:)
        let _: @MainActor (UIDropInteraction, any UIDropSession) -> Void = object.dropInteraction(_:performDrop:)
        let _: @MainActor (UIDropInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview? =
            object.dropInteraction(_:previewForDropping:withDefault:)
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allDropOperation: [UIDropOperation] { [.cancel, .copy, .forbidden, .move] }
    static var allProgressIndicatorStyle: [UIDropSessionProgressIndicatorStyle] { [.default, .none] }
    static var allIntent: [UITableViewDropProposal.Intent] {
        [.automatic, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified]
    }
    static var allItemIntent: [UICollectionViewDropProposal.Intent] {
        [.insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified]
    }
    static var allItemDragState: [UICollectionViewCell.DragState] { [.dragging, .lifting, .none] }
    static var allDragState: [UITableViewCell.DragState] { [.dragging, .lifting, .none] }
    static var allVisibility: [NSItemProviderRepresentationVisibility] { [.all, .group, .ownProcess, .team] }
}
