import Foundation

/// The best score of each topic since the app was started.
class BestScores: NSObject {
    static let shared = BestScores()
    static let didChange = Notification.Name("BestScoresDidChange")

    private var scores: [String: Int] = [:]

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(gameDidFinish), name: .gameDidFinish, object: nil)
    }

    func score(of topic: Topic) -> Int? { scores[topic.title.string] }

    @objc private func gameDidFinish(_ notification: Notification) {
        guard let game = notification.object as? Game, game.score > scores[game.topic.title.string, default: 0] else {
            return
        }
        scores[game.topic.title.string] = game.score
        NotificationCenter.default.post(name: BestScores.didChange, object: self)
    }
}
