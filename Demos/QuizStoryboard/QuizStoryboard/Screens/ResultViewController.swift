import UIKit

class ResultViewController: UIViewController {
    var game: Game!

    @IBOutlet var imageView: UIImageView!
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var pointsLabel: UILabel!
    @IBOutlet var answersLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        let count = game.topic.questions.count
        imageView.image = UIImage(named: game.rightAnswers * 2 > count ? "Trophy" : "Books")
        titleLabel.text = title(for: game.rightAnswers, of: count)
        pointsLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%d points", comment: "The score"), game.score)
        answersLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%1$d of %2$d answers were right.", comment: "Below the score"), game.rightAnswers,
            count)
    }

    private func title(for rightAnswers: Int, of count: Int) -> String {
        switch rightAnswers {
        case count: return NSLocalizedString("Perfect!", comment: "Every answer was right")
        case (count / 2 + 1)...: return NSLocalizedString("Well done!", comment: "Most answers were right")
        default: return NSLocalizedString("Keep learning!", comment: "Few answers were right")
        }
    }
}
