/// Memory into which recorded drawing is painted step by step.
package protocol BitmapCanvas: AnyObject {
    /// Draws steps that follow those of the calls before. The memory holds the result afterwards, except for the content of a
    /// transparency layer that has not ended.
    func draw(_ commands: [DisplayCommand])
}
