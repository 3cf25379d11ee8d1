import QuartzCore

/// A view, whose geometry is its layer's.
protocol LayerOwner: AnyObject {
    func layerDidChange(_ change: LayerWatcher.Change)
}
