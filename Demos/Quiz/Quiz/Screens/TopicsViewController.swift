import UIKit

class TopicsViewController: UITableViewController {
    private let topics = Topic.all

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Quiz", comment: "Title of the first screen")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Topic")
        NotificationCenter.default.addObserver(
            self, selector: #selector(scoresDidChange), name: BestScores.didChange, object: BestScores.shared)
    }

    @objc private func scoresDidChange() {
        tableView.reloadData()
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        topics.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        NSLocalizedString("Topics", comment: "Header above the list of topics")
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        String(
            format: NSLocalizedString("You have %d seconds for each question.", comment: "Footer below the topics"),
            Game.secondsForQuestion)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Topic", for: indexPath)
        let topic = topics[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = topic.title.string
        content.secondaryText = subtitle(of: topic)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: topic.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let game = Game(topic: topics[indexPath.row])
        show(QuestionViewController(game: game), sender: self)
    }

    private func subtitle(of topic: Topic) -> String {
        if let best = BestScores.shared.score(of: topic) {
            return String.localizedStringWithFormat(
                NSLocalizedString("Best: %d points", comment: "The best score of a topic"), best)
        }
        return String.localizedStringWithFormat(
            NSLocalizedString("%d questions", comment: "How many questions a topic has"), topic.questions.count)
    }
}
