/// One that is called before the layout of frames: a display link, or a stepper of the framework.
protocol FrameLink: AnyObject {
    /// The earliest media time of its next frame, 0 for the next one; nil while it rests.
    var nextTime: Double? { get }

    /// Called for a frame; returns at once when it is not its turn.
    func fire(at time: Double)
}
