/// Calls the display links of the application, in the order in which they were added.
final class DisplayLinkPass {
    private var links: [CADisplayLink] = []
    private let needsFrame: (Double) -> Void

    /// `needsFrame` asks for a frame at a media time, 0 for the next one.
    init(needsFrame: @escaping (Double) -> Void) { self.needsFrame = needsFrame }

    /// When the next link wants a frame; nil while none runs.
    var nextTime: Double? { links.lazy.filter { !$0.isPaused }.map(\.nextTime).min() }

    func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        if !link.isPaused { linkNeedsFrame() }
    }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// A link began to run between frames.
    func linkNeedsFrame() { needsFrame(0) }

    /// Calls every link whose turn it is; one that another removes meanwhile is not called.
    func run(at time: Double) {
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: time) }
    }
}
