/// A layer's own time line, kept only where it differs from the superlayer's.
struct LayerTiming: Equatable {
    var beginTime: Double = 0
    var timeOffset: Double = 0
    var speed: Float = 1

    /// Local time for a parent's time.
    func local(_ parent: Double) -> Double { (parent - beginTime) * Double(speed) + timeOffset }

    /// Parent time for a local one; a stopped layer's is its begin.
    func parent(_ local: Double) -> Double {
        speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    }
}

extension CALayer {
    func setTiming(_ change: (inout LayerTiming) -> Void) {
        var changed = timing ?? LayerTiming()
        change(&changed)
        timing = changed == LayerTiming() ? nil : changed
        // Running animations below show another moment now.
        LayerEnvironment.current.onNeedsFrame()
    }

    func convertedTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.mediaTime(t) ?? t)
    }

    func convertedTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(mediaTime(t)) ?? mediaTime(t)
    }

    /// This layer's time at a media time.
    func localTime(_ media: Double) -> Double {
        let parent = superlayer?.localTime(media) ?? media
        return timing?.local(parent) ?? parent
    }

    /// True when neither this layer nor one around it has a time line of its own.
    var isOnMediaTime: Bool { timing == nil && superlayer?.isOnMediaTime != false }

    /// True when this layer's time, or that of one around it, has no speed.
    var isTimeStopped: Bool { timing?.speed == 0 || superlayer?.isTimeStopped == true }

    private func mediaTime(_ local: Double) -> Double {
        let parent = timing?.parent(local) ?? local
        return superlayer?.mediaTime(parent) ?? parent
    }
}
