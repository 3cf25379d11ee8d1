import QuartzCore

/// The parts of a bar around its content: its background, its appearances, and the container that it belongs to.
final class BarChrome<Appearance: UIBarAppearance> {
    let background: BarBackground
    let appearances = BarAppearances<Appearance>()
    /// The container, which is asked for in every layout and owns the bar: its `deinit` takes the reference back.
    let ownerReference = BackReference<UIViewController>()
    /// The style of the bar's older properties.
    var style = UIBarStyle.default

    init(hairlineAt edge: BarBackground.Edge) { background = BarBackground(hairlineAt: edge) }
}
