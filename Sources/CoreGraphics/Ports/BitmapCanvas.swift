/// Memory that recorded drawing goes to step by step.
package protocol BitmapCanvas: AnyObject {
    /// Draws steps that follow those of the calls before; the memory holds the result afterwards, but for what belongs to a
    /// transparency layer that has not ended.
    func draw(_ commands: [DisplayCommand])
}
