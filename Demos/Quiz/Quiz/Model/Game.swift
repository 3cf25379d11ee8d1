import Foundation

extension Notification.Name {
    /// Posted by a game that has no more questions.
    static let gameDidFinish = Notification.Name("GameDidFinish")
}

/// One run through the questions of a topic, against the clock.
class Game: NSObject {
    static let secondsForQuestion = 15

    let topic: Topic
    @objc dynamic private(set) var score = 0
    @objc dynamic private(set) var index = 0
    @objc dynamic private(set) var secondsLeft = Game.secondsForQuestion
    private(set) var rightAnswers = 0
    private var timer: Timer?

    init(topic: Topic) {
        self.topic = topic
        super.init()
    }

    var question: Question { topic.questions[index] }

    func startClock() {
        stopClock()
        secondsLeft = Game.secondsForQuestion
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    func stopClock() {
        timer?.invalidate()
        timer = nil
    }

    /// Counts an answer and says whether it is right; a fast one earns more.
    func choose(_ answer: Int) -> Bool {
        stopClock()
        guard answer == question.correct else { return false }
        rightAnswers += 1
        score += 10 + secondsLeft
        return true
    }

    func advance() {
        if index + 1 < topic.questions.count {
            index += 1
            startClock()
        } else {
            NotificationCenter.default.post(name: .gameDidFinish, object: self)
        }
    }

    @objc private func tick(_ timer: Timer) {
        secondsLeft -= 1
        if secondsLeft == 0 { stopClock() }
    }
}
