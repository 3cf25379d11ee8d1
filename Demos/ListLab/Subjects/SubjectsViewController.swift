import UIKit

/// The list of subjects.
final class SubjectsViewController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "List Lab"
        navigationItem.rightBarButtonItem = .display(for: self)
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "subject")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Subject.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "subject", for: indexPath)
        let subject = Subject.all[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = subject.title
        content.secondaryText = subject.remark
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: subject.symbol)
        content.imageProperties.tintColor = subject.color
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Subject.all[indexPath.row].makePage(), animated: true)
    }
}
