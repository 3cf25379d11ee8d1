import CoreGraphics
public import Foundation
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Chooses a row on each of one or more turning wheels.
///
/// The data source is asked when the picker is first laid out or queried, and again by `reloadAllComponents()`; a row stays
/// chosen as far as it still exists. The delegate is called once when a wheel has stopped after the user turned it or tapped a
/// row, and never for `selectRow(_:inComponent:animated:)`.
@preconcurrency @MainActor open class UIPickerView: UIView {
    static let standardSize = CGSize(width: 320, height: 216)
    static let standardRowHeight: CGFloat = 32
    static let titleFont = UIFont.systemFont(ofSize: 23.5)
    /// The text of rows while there is no delegate to ask.
    private static let unknownTitle = "?"

    private let stack = WheelStack(frame: .zero)
    private var needsData = true
    /// The width of the picker when the delegate was last asked for the wheels'.
    private var measuredWidth: CGFloat = 0

    // MARK: Making

    /// Makes a picker; one without size is 320 points wide and 216 high.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
        addSubview(stack)
    }

    /// Makes a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(stack)
        if let coder = coder.interface { decodePicker(from: coder) }
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIPickerView.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIPickerView.self }

    // MARK: Whom it asks

    /// Supplies the number of rows; setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Supplies the rows and is notified of the choice; setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { forgetData() } }
    }

    private func forgetData() {
        needsData = true
        setNeedsLayout()
    }

    private func askIfNeeded() {
        if needsData { reloadAllComponents() }
    }

    // MARK: Components and rows

    /// Whether a band marks the selected row: it always does, with any value, as on iOS since version 7.
    @available(*, deprecated, message: "The selected row is always marked.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        askIfNeeded()
        return stack.columns.count
    }

    /// The number of rows on the wheel of a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        askIfNeeded()
        check(component)
        return rowCount(of: component)
    }

    /// The size of a component's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        askIfNeeded()
        check(component)
        return CGSize(width: stack.columns[component].width, height: stack.columns[component].wheel.rowHeight)
    }

    /// The view of a row of a component; nil when the row is out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        askIfNeeded()
        check(component)
        return stack.columns[component].wheel.content(ofRow: row)
    }

    private func rowCount(of component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    private func check(_ component: Int) {
        guard stack.columns.indices.contains(component) else {
            fatalError(
                "\(self) was asked about component \(component), and has \(stack.columns.count). "
                    + "Components are numbered from 0; check numberOfComponents, and reload after it has changed.")
        }
    }

    // MARK: Reloading

    /// Asks the data source and the delegate for all numbers and rows anew.
    ///
    /// - Complexity: linear in the number of components; of the rows only those in sight are asked for.
    open func reloadAllComponents() {
        needsData = false
        let rows = stack.columns.map(\.wheel.selectedRow)
        measuredWidth = bounds.width
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        componentCount = count
        stack.columns = (0..<count).map { component in
            column(for: component, selecting: rows.indices.contains(component) ? max(0, rows[component]) : 0)
        }
        setNeedsLayout()
    }

    /// Asks for the rows of a component anew; the row in the middle stays as far as it exists.
    open func reloadComponent(_ component: Int) {
        guard !needsData else { return askIfNeeded() }
        check(component)
        stack.columns[component].wheel.reload(.bounded(0..<rowCount(of: component)))
    }

    private var componentCount = 0

    var evenWidth: CGFloat { WheelStack.evenWidth(of: componentCount, in: bounds.width) }

    private func column(for component: Int, selecting row: Int) -> WheelStack.Column {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.standardRowHeight
        let wheel = PickerWheel(
            rows: .bounded(0..<rowCount(of: component)), rowHeight: height > 0 ? height : Self.standardRowHeight,
            selectedRow: row)
        wheel.makeRow = { [unowned self] row, view in
            delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
                ?? label(forRow: row, inComponent: component, reusing: view)
        }
        wheel.onRest = { [unowned self, unowned wheel] in
            guard wheel.selectedRow >= 0 else { return }
            delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: component)
        }
        return WheelStack.Column(wheel: wheel, width: width(of: component))
    }

    private func width(of component: Int) -> CGFloat {
        max(0, delegate?.pickerView(self, widthForComponent: component) ?? evenWidth)
    }

    /// A label with the text that the delegate has for a row.
    func label(forRow row: Int, inComponent component: Int, reusing view: UIView?) -> UILabel {
        let label = view as? UILabel ?? Self.makeLabel()
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
            label.textAlignment = .center
        } else if let delegate {
            label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
        } else {
            label.text = Self.unknownTitle
        }
        return label
    }

    /// A label for a row on a wheel.
    static func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = titleFont
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    // MARK: Selection

    /// Turns a component's wheel to a row without a call of the delegate. A row that does not exist means the nearest one.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        askIfNeeded()
        check(component)
        stack.columns[component].wheel.select(row, animated: animated)
    }

    /// The middle row of a component, or the one that the wheel is heading for; -1 when there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        askIfNeeded()
        return stack.columns.indices.contains(component) ? stack.columns[component].wheel.selectedRow : -1
    }

    // MARK: Measuring and layout

    /// 320 × 216.
    open override var intrinsicContentSize: CGSize { Self.standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        askIfNeeded()
        if bounds.width != measuredWidth {
            measuredWidth = bounds.width
            stack.columns = stack.columns.enumerated().map { index, column in
                WheelStack.Column(wheel: column.wheel, width: width(of: index))
            }
        }
        stack.isRightToLeft = traitCollection.runsRightToLeft
        if stack.frame != bounds { stack.frame = bounds }
    }
}
