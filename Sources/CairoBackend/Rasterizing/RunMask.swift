/// The coverage of a run of glyphs; what lies outside the clip is left out.
struct RunMask: Sendable {
    /// Nil when nothing of the run is within the clip.
    let surface: CairoSurface?
    let x: Int
    let y: Int
}
