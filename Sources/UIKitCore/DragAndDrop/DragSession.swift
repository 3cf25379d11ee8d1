import CoreGraphics
import Foundation

/// A drag as its source sees it, from before the lift until its end.
final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The place of the finger, in canvas points.
    var place: CGPoint

    init(at place: CGPoint) {
        self.place = place
        super.init()
    }

    func location(in view: UIView) -> CGPoint {
        view.window.map { view.convert($0.convertFromCanvas(place), from: nil) } ?? place
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
