/// Calls the display links and the steppers of the application, in the order in which they were added.
final class DisplayLinkPass {
    private var links: [any FrameLink] = []
    private let needsFrame: (Double) -> Void

    /// `needsFrame` asks for a frame at a media time, 0 for the next one.
    init(needsFrame: @escaping (Double) -> Void) { self.needsFrame = needsFrame }

    /// The time of the next frame for a link; nil while none runs.
    var nextTime: Double? { links.lazy.compactMap(\.nextTime).min() }

    func add(_ link: any FrameLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        if link.nextTime != nil { linkNeedsFrame() }
    }

    func remove(_ link: any FrameLink) { links.removeAll { $0 === link } }

    /// A link began to run between frames.
    func linkNeedsFrame() { needsFrame(0) }

    /// Calls every link whose turn it is; one that another removes meanwhile is not called.
    func run(at time: Double) {
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: time) }
    }
}
