import UIKit

/// The number of the question and the clock, embedded above the question.
class StatusViewController: UIViewController {
    @IBOutlet var progressView: UIProgressView!
    @IBOutlet var countLabel: UILabel!
    @IBOutlet var clockView: ClockView!

    func show(question number: Int, of count: Int) {
        countLabel.text = String(
            format: NSLocalizedString("Question %1$d of %2$d", comment: "Number of the question"), number, count)
        progressView.setProgress(Float(number) / Float(count), animated: number > 1)
    }

    func show(seconds: Int) {
        clockView.seconds = seconds
    }
}
