import UIKit

class TopicsViewController: UITableViewController {
    private let topics = Topic.all

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(scoresDidChange), name: BestScores.didChange, object: BestScores.shared)
    }

    @objc private func scoresDidChange() {
        tableView.reloadData()
    }

    // MARK: - Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "play", let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell),
            let question = segue.destination as? QuestionViewController
        else { return }
        question.game = Game(topic: topics[indexPath.row])
    }

    @IBAction func backToTopics(_ segue: UIStoryboardSegue) {
        guard let result = segue.source as? ResultViewController else { return }
        print("Back with \(result.game.score) points.")
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
        let cell = tableView.dequeueReusableCell(withIdentifier: "Topic", for: indexPath) as! TopicCell
        let topic = topics[indexPath.row]
        cell.titleLabel.text = topic.title.string
        cell.subtitleLabel.text = subtitle(of: topic)
        cell.symbolView.image = UIImage(systemName: topic.symbol)
        return cell
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
