import CoreGraphics
import Foundation

/// A drag as those see it that it may be dropped on.
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// Of all loads.
    nonisolated let progress = Progress(totalUnitCount: 0)
    /// Whether the items were dropped, so that they may be loaded.
    var isDropped = false
    /// How many loads go on.
    private var loads = 0
    /// Called when the last load has ended.
    var onLoaded: (() -> Void)?

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { drag }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var isLoading: Bool { loads > 0 }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        guard isDropped else {
            Diagnostics.log(
                "Objects of \(aClass) were to be loaded from a drop session before the drop. Load them in "
                    + "dropInteraction(_:performDrop:); before it, ask canLoadObjects(ofClass:).")
            finish([], completion)
            return Progress(totalUnitCount: 0)
        }
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        loads += 1
        let whole = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += Int64(providers.count)
        guard !providers.isEmpty else {
            end([], completion)
            return whole
        }
        let loading = ItemLoading(count: providers.count) { [progress] in
            whole.completedUnitCount += 1
            progress.completedUnitCount += 1
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in loading.note(object, at: index) }
        }
        loading.wait { self.end($0, completion) }
        return whole
    }

    private func end(
        _ objects: [any NSItemProviderReading], _ completion: @escaping ([any NSItemProviderReading]) -> Void
    ) {
        finish(objects) { [self] objects in
            loads -= 1
            completion(objects)
            if loads == 0 { onLoaded?() }
        }
    }

    /// Calls a handler in a later turn of the app.
    private func finish(
        _ objects: [any NSItemProviderReading], _ completion: @escaping ([any NSItemProviderReading]) -> Void
    ) {
        guard let clock = AppClock.current else { return completion(objects) }
        clock.deadlines.schedule(at: clock.now) { completion(objects) }
    }
}
