import UIKit

class QuestionViewController: UIViewController {
    var game: Game!

    @IBOutlet var contentStack: UIStackView!
    @IBOutlet var questionLabel: UILabel!
    @IBOutlet var answerButtons: [AnswerButton]!
    @IBOutlet var scoreItem: UIBarButtonItem!
    private var status: StatusViewController!
    private var observations: [NSKeyValueObservation] = []

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = game.topic.title.string
        arrange(for: view.bounds.size)
        observations = [
            game.observe(\.score, options: [.initial, .new]) { [weak self] _, change in
                self?.scoreItem.title = change.newValue.map { "\($0)" }
            },
            game.observe(\.index) { [weak self] _, _ in self?.showQuestion() },
            game.observe(\.secondsLeft, options: .new) { [weak self] _, change in
                self?.secondsDidChange(to: change.newValue ?? 0)
            },
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(showResult(_:)), name: .gameDidFinish, object: game)
        showQuestion()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        game.startClock()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        game.stopClock()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.arrange(for: size) })
    }

    // MARK: - Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "status": status = segue.destination as? StatusViewController
        case "result": (segue.destination as? ResultViewController)?.game = game
        default: break
        }
    }

    @objc private func showResult(_ notification: Notification) {
        performSegue(withIdentifier: "result", sender: self)
    }

    // MARK: - Answers

    @IBAction func choose(_ sender: AnswerButton) {
        let isRight = game.choose(sender.tag)
        UINotificationFeedbackGenerator().notificationOccurred(isRight ? .success : .error)
        showAnswer(chosen: sender)
    }

    @objc private func advance() {
        game.advance()
    }

    private func secondsDidChange(to seconds: Int) {
        status.show(seconds: seconds)
        if seconds == 0 { showAnswer(chosen: nil) }
    }

    private func showAnswer(chosen: AnswerButton?) {
        for button in answerButtons {
            button.isUserInteractionEnabled = false
            if button.tag == game.question.correct {
                button.mark = .right
            } else if button === chosen {
                button.mark = .wrong
            }
        }
        perform(#selector(advance), with: nil, afterDelay: 1.5)
    }

    private func showQuestion() {
        let question = game.question
        status.show(question: game.index + 1, of: game.topic.questions.count)
        status.show(seconds: Game.secondsForQuestion)
        UIView.transition(with: contentStack, duration: 0.3, options: .transitionCrossDissolve) {
            self.questionLabel.text = question.text.string
            for button in self.answerButtons { button.show(question.answers[button.tag].string) }
        }
    }

    /// Puts the answers below the question, or beside it where the screen is wide.
    private func arrange(for size: CGSize) {
        let isWide = size.width > size.height
        contentStack.axis = isWide ? .horizontal : .vertical
        contentStack.alignment = isWide ? .top : .fill
        contentStack.distribution = isWide ? .fillEqually : .fill
    }
}
