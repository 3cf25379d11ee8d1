import UIKit

/// 100,000 rows of texts of differing lengths, with ways to the top, the middle and the end.
final class RowsViewController: UITableViewController {
    private static let jumps = ["Top", "Middle", "End"]
    /// Rows inserted at the top have numbers below 1.
    private var numbers = 0...99_999
    private let jumpControl = UISegmentedControl(items: jumps)

    init() {
        super.init(style: .plain)
        title = "100,000 rows"
        jumpControl.selectedSegmentIndex = UISegmentedControl.noSegment
        jumpControl.isMomentary = true
        jumpControl.addAction(
            UIAction { [unowned self] _ in jump(to: jumpControl.selectedSegmentIndex) }, for: .valueChanged)
        navigationItem.titleView = jumpControl
        let add = UIAction { [unowned self] _ in insert() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    }

    required init?(coder: NSCoder) { fatalError("The rows are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.estimatedRowHeight = 90
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let number = numbers.lowerBound + indexPath.row
        var content = UIListContentConfiguration.subtitleCell()
        content.text = number < 0 ? "New row \(-number)" : "Row \(number + 1)"
        content.secondaryText = RowText.text(of: number)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    // MARK: Ways

    private func jump(to index: Int) {
        let last = numbers.count - 1
        let ways: [(row: Int, position: UITableView.ScrollPosition)] = [
            (0, .top), (last / 2, .middle), (last, .bottom),
        ]
        guard ways.indices.contains(index) else { return }
        let way = ways[index]
        tableView.scrollToRow(at: IndexPath(row: way.row, section: 0), at: way.position, animated: false)
    }

    /// Inserts a row at the top.
    private func insert() {
        numbers = numbers.lowerBound - 1...numbers.upperBound
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }
}
