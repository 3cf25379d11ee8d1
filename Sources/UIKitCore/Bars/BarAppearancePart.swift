/// A part of a bar's appearance that tells of its changes, as the look of its buttons.
protocol BarAppearancePart: AnyObject {
    var onChange: () -> Void { get set }
}
