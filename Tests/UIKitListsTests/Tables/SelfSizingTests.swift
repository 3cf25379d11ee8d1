import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Rows as high as constraints say, among rows that are only estimated.
@Suite(.application) struct SelfSizingTests {
    /// A cell with a block whose height a test says, 10 points from the edges.
    final class BlockCell: UITableViewCell {
        private let block = UIView()
        private var height: NSLayoutConstraint!

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            height = block.heightAnchor.constraint(equalToConstant: 20)
            // Between another height and the next layout the cell has its height of before.
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                height, block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ length: CGFloat) { height.constant = length }
    }

    /// A cell with a block of 60 points that counts how often such cells are measured.
    final class CountedCell: UITableViewCell {
        static var measured = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.heightAnchor.constraint(equalToConstant: 60),
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            Self.measured += 1
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }

    /// A cell whose block is higher with large text, of which it hears as views do.
    final class TextSizeCell: UITableViewCell {
        private let block = UIView()
        private lazy var height = block.heightAnchor.constraint(equalToConstant: 60)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            // Between another size of text and the next layout the cell has its height of before.
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                height, block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            height.constant = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 200 : 60
        }
    }

    /// A cell whose content lies in a view that keeps its frame, 5 points from the edges of the content view.
    final class InsetCell: UITableViewCell {
        private let block = UIView()
        private lazy var height = block.heightAnchor.constraint(equalToConstant: 20)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let page = UIView(frame: contentView.bounds.insetBy(dx: 5, dy: 5))
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(page)
            block.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(block)
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                height, block.topAnchor.constraint(equalTo: page.topAnchor),
                block.bottomAnchor.constraint(equalTo: page.bottomAnchor),
                block.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ length: CGFloat) { height.constant = length }
    }

    private func stage(_ count: Int, _ height: @escaping (Int) -> CGFloat) -> TableStage {
        TableStage([count], cell: BlockCell.self) { stage in
            stage.configure = { cell, path in (cell as! BlockCell).show(height(path.row)) }
        }
    }

    @Test func `rows are as high as their content and a line`() {
        let stage = stage(50) { $0 == 1 ? 5 : 50 + CGFloat($0) }

        #expect(stage.rows.prefix(3) == [[0, 70.5], [70.5, 25.5], [96, 72.5]])
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `rows are as high as the content of a view that follows their size, and its margins`() {
        let stage = TableStage([50], cell: InsetCell.self) { stage in
            stage.configure = { cell, path in (cell as! InsetCell).show(50 + CGFloat(path.row)) }
        }
        #expect(stage.rows.prefix(3) == [[0, 60.5], [60.5, 61.5], [122, 62.5]])
        stage.scroll(to: 900)
        let pages = stage.table.visibleCells.map { cell in
            cell.contentView.subviews[0].frame == cell.contentView.bounds.insetBy(dx: 5, dy: 5)
        }
        #expect(Set(pages) == [true])
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `rows above the visible ones that change their height leave the visible ones in position`() {
        let stage = stage(200) { 40 + CGFloat($0 % 7) * 11 }
        stage.scroll(to: 4000)
        for _ in 0..<100 {
            let cell = stage.table.visibleCells[3]
            let path = stage.table.indexPath(for: cell)!
            let before = cell.frame.minY - stage.table.contentOffset.y
            stage.scroll(to: stage.table.contentOffset.y - 20)
            let after = stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y
            #expect(abs(after - before - 20) < 0.01)
            guard stage.table.contentOffset.y > 40 else { break }
        }
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `constraints that follow the size of text have done so before a row is measured`() {
        var told: [UIContentSizeCategory] = []
        let stage = TableStage([100], cell: TextSizeCell.self) { stage in
            stage.tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.configure = { cell, _ in told.append(cell.traitCollection.preferredContentSizeCategory) }
        }
        #expect(stage.rows == [[0, 200.5], [200.5, 200.5], [401, 200.5]])
        stage.scroll(to: 900)
        let heights = Set(stage.rows.map { $0[1] })
        #expect(heights == [200.5])
        #expect(Set(told) == [.accessibilityLarge])

        // The cells on screen inherit from the table again.
        stage.tester.window.traitOverrides.preferredContentSizeCategory = .large
        stage.tester.pump()
        let small = Set(stage.rows.map { $0[1] })
        stage.scroll(to: stage.table.contentOffset.y + 300)
        let later = Set(stage.rows.map { $0[1] })
        let traits = Set(stage.table.visibleCells.map { $0.traitCollection.preferredContentSizeCategory })
        #expect(small == [60.5])
        #expect(later == [60.5])
        #expect(traits == [.large])
        #expect(stage.tester.diagnostics == [])
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func `a jump ends where it is to, though the heights near its goal were guessed`(
        position: UITableView.ScrollPosition
    ) {
        let stage = stage(1000) { 40 + CGFloat($0 % 7) * 11 }
        for row in [500, 999, 3, 700] {
            let path = IndexPath(row: row, section: 0)
            stage.table.scrollToRow(at: path, at: position, animated: false)
            stage.tester.pump()
            let rectangle = stage.table.rectForRow(at: path)
            let bounds = stage.table.bounds
            // The first and the last rows cannot be everywhere.
            let limit = stage.table.contentSize.height - 440
            let offset =
                switch position {
                case .top: rectangle.minY
                case .middle: rectangle.midY - 220
                default: rectangle.maxY - 440
                }
            #expect(abs(bounds.minY - min(max(offset, 0), limit)) <= 0.5)
            #expect(bounds.intersects(rectangle))
        }
    }

    @Test func `an offset that is set after a jump counts`() {
        let stage = stage(1000) { 40 + CGFloat($0 % 7) * 11 }
        stage.table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
        stage.table.contentOffset.y = 0
        stage.tester.pump()

        #expect(stage.table.contentOffset.y == 0)
    }

    @Test(arguments: [20, 44, 200] as [CGFloat])
    func `the first frame makes and measures each row that it shows once, and no other, with any estimate`(
        estimate: CGFloat
    ) {
        CountedCell.measured = 0
        let stage = TableStage([100_000], cell: CountedCell.self) { $0.table.estimatedRowHeight = estimate }

        // Rows of 60 points and a line on 440 points: seven as a whole and a part of the eighth.
        #expect(stage.table.visibleCells.count == 8)
        #expect(stage.made == 8)
        #expect(CountedCell.measured == 8)
    }

    @Test func `only rows that were shown are measured`() {
        let stage = stage(100_000) { _ in 60 }

        #expect(stage.made <= 11)
        #expect(stage.table.contentSize.height > 44 * 100_000)
        #expect(stage.table.contentSize.height < 44 * 100_000 + 11 * 50)
    }

    @Test func `another width measures anew, and the row at the top stays there`() {
        let stage = stage(200) { _ in 60 }
        stage.scroll(to: 3000)
        let first = stage.paths.first
        let row = stage.table.indexPathsForVisibleRows![0]
        let distance = stage.table.rectForRow(at: row).minY - stage.table.contentOffset.y

        stage.table.frame.size.width = 300
        stage.tester.pump()

        #expect(stage.paths.first == first)
        #expect(abs(stage.table.rectForRow(at: row).minY - stage.table.contentOffset.y - distance) < 0.01)
        #expect(stage.table.visibleCells[0].frame.width == 300)
    }

    /// A cell whose content view asks for a height that a test says.
    private func stage(_ mode: UITableView.SelfSizingInvalidation) -> TableStage {
        let stage = TableStage([5], cell: BlockCell.self) { stage in
            stage.configure = { cell, _ in (cell as? BlockCell)?.show(30) }
            stage.table.selfSizingInvalidation = mode
        }
        stage.tester.pump()
        return stage
    }

    /// The height of the second row after its constraints ask for 80 points and some call.
    private func height(_ mode: UITableView.SelfSizingInvalidation, _ call: (BlockCell) -> Void) -> CGFloat? {
        let stage = stage(mode)
        guard let cell = stage.table.cellForRow(at: .row(1)) as? BlockCell else { return nil }
        cell.show(60)
        call(cell)
        stage.tester.pump()
        return stage.table.rectForRow(at: .row(1)).height
    }

    // A row is its content and the line of half a point: 10 + 30 + 10, or 10 + 60 + 10.
    @Test func `rows follow invalidated sizes of cells and contents, and constraints only where they are included`() {
        #expect(height(.enabled) { _ in } == 50.5)
        #expect(height(.enabled) { $0.invalidateIntrinsicContentSize() } == 80.5)
        #expect(height(.enabled) { $0.contentView.invalidateIntrinsicContentSize() } == 80.5)
        #expect(height(.disabled) { $0.invalidateIntrinsicContentSize() } == 50.5)
        #expect(height(.enabledIncludingConstraints) { _ in } == 80.5)
        #expect(UITableView().selfSizingInvalidation == .enabled)
    }

    @Test(arguments: [UITableView.SelfSizingInvalidation.disabled, .enabled])
    func `another configuration has a row grow unless that is switched off`(mode: UITableView.SelfSizingInvalidation)
        throws
    {
        let stage = TableStage([5]) { stage in
            stage.table.selfSizingInvalidation = mode
            stage.configure = { cell, _ in
                var content = UIListContentConfiguration.cell()
                content.text = "a"
                cell.contentConfiguration = content
            }
        }
        stage.tester.pump()
        let cell = try #require(stage.table.cellForRow(at: .row(1)))
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 20)
        cell.contentConfiguration = content
        stage.tester.pump()

        #expect((cell.frame.height > 60) == (mode == .enabled))
    }

    @Test func `a row that grows in an animation moves the others along`() throws {
        let stage = stage(.enabled)
        let cell = try #require(stage.table.cellForRow(at: .row(1)) as? BlockCell)
        let next = try #require(stage.table.cellForRow(at: .row(2)))
        cell.show(60)
        UIView.animate(withDuration: 0.3) { cell.invalidateIntrinsicContentSize() }
        #expect(next.frame.minY == 131)
        stage.tester.pump(by: 0.1)
        let shown = try #require(next.layer.presentation()).frame.minY
        #expect(shown > 101 && shown < 131)
        stage.tester.settle()
    }

    @Test func `content that invalidates its size at each layout settles`() {
        final class RestlessCell: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                contentView.invalidateIntrinsicContentSize()
            }
        }
        let stage = TableStage([5], cell: RestlessCell.self)
        stage.tester.settle()
        #expect(stage.table.visibleCells.count == 5)
    }
}
