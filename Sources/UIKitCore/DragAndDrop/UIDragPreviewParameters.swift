/// The part of a view that the preview of a drag shows, its background and its shadow.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    override func copied() -> UIPreviewParameters { adopted(by: UIDragPreviewParameters()) }
}
