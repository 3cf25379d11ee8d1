/// A part of a bar's appearance that reports its changes, such as the look of its buttons.
protocol BarAppearancePart: AnyObject {
    var onChange: () -> Void { get set }
}
