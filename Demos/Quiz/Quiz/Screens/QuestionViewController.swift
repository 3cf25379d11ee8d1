import UIKit

class QuestionViewController: UIViewController {
    private let game: Game
    private var observations: [NSKeyValueObservation] = []

    private let progressView = UIProgressView(progressViewStyle: .default)
    private let countLabel = UILabel()
    private let clockView = ClockView()
    private let questionLabel = UILabel()
    private lazy var answerButtons = (0..<4).map { makeAnswerButton(tag: $0) }
    private lazy var scoreItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    private let contentStack = UIStackView()

    init(game: Game) {
        self.game = game
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = game.topic.title.string
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = scoreItem
        layOutContent()
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
        becomeFirstResponder()
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

    // MARK: - Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        (1...4).map { UIKeyCommand(input: "\($0)", modifierFlags: [], action: #selector(chooseByKey(_:))) }
    }

    @objc private func chooseByKey(_ command: UIKeyCommand) {
        guard let number = command.input.flatMap(Int.init), answerButtons[number - 1].isUserInteractionEnabled else {
            return
        }
        choose(answerButtons[number - 1])
    }

    // MARK: - Answers

    @objc private func choose(_ sender: AnswerButton) {
        let isRight = game.choose(sender.tag)
        UINotificationFeedbackGenerator().notificationOccurred(isRight ? .success : .error)
        showAnswer(chosen: sender)
    }

    @objc private func advance() {
        game.advance()
    }

    @objc private func showResult(_ notification: Notification) {
        let result = ResultViewController(game: game)
        result.modalPresentationStyle = .formSheet
        result.isModalInPresentation = true
        present(result, animated: true)
    }

    private func secondsDidChange(to seconds: Int) {
        clockView.seconds = seconds
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
        let count = game.topic.questions.count
        countLabel.text = String(
            format: NSLocalizedString("Question %1$d of %2$d", comment: "Number of the question"), game.index + 1,
            count)
        progressView.setProgress(Float(game.index + 1) / Float(count), animated: game.index > 0)
        clockView.seconds = Game.secondsForQuestion
        UIView.transition(with: contentStack, duration: 0.3, options: .transitionCrossDissolve) {
            self.questionLabel.text = question.text.string
            for button in self.answerButtons { button.show(question.answers[button.tag].string) }
        }
    }

    // MARK: - Layout

    private func makeAnswerButton(tag: Int) -> AnswerButton {
        let button = AnswerButton()
        button.tag = tag
        button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
        return button
    }

    private func layOutContent() {
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        questionLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
            for: .systemFont(ofSize: 22, weight: .bold))
        questionLabel.adjustsFontForContentSizeCategory = true
        questionLabel.numberOfLines = 0

        let header = UIStackView(arrangedSubviews: [countLabel, UIView(), clockView])
        let questionStack = UIStackView(arrangedSubviews: [progressView, header, questionLabel])
        questionStack.axis = .vertical
        questionStack.spacing = 12
        let answersStack = UIStackView(arrangedSubviews: answerButtons)
        answersStack.axis = .vertical
        answersStack.distribution = .fillEqually
        answersStack.spacing = 12

        contentStack.addArrangedSubview(questionStack)
        contentStack.addArrangedSubview(answersStack)
        contentStack.spacing = 28
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentStack)
        NSLayoutConstraint.activate([
            contentStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            contentStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        arrange(for: view.bounds.size)
    }

    /// Puts the answers below the question, or beside it where the screen is wide.
    private func arrange(for size: CGSize) {
        let isWide = size.width > size.height
        contentStack.axis = isWide ? .horizontal : .vertical
        contentStack.alignment = isWide ? .top : .fill
        contentStack.distribution = isWide ? .fillEqually : .fill
    }
}
