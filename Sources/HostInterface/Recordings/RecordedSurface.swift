import Foundation

/// The window of a recording while it is read, so that none of its frames gets too large.
nonisolated struct RecordedSurface {
    private var size: CGSize
    private var scale: CGFloat

    /// The window at the start; throws for one with too many pixels.
    init(_ header: RecordingHeader, in line: RecordingLine) throws {
        (size, scale) = (header.size, header.scale)
        try check(line)
    }

    /// Updates the window's size after an event; throws when it has too many pixels.
    mutating func follow(_ event: HostEvent, in line: RecordingLine) throws {
        switch event {
        case .resize(let size): self.size = size
        case .display(let scale): self.scale = scale
        default: return
        }
        try check(line)
    }

    private func check(_ line: RecordingLine) throws {
        guard let excess = LaunchLimits.excess(of: size, at: scale) else { return }
        throw line.error(found: excess, expected: LaunchLimits.pixelExpectation)
    }
}
