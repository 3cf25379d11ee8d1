import UIKit

/// The rules of the game: a table whose cells are in the storyboard.
class AboutViewController: UITableViewController {
    @IBOutlet var secondsCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        secondsCell.detailTextLabel?.text = "\(Game.secondsForQuestion)"
    }

    @IBAction func close(_ sender: UIBarButtonItem) {
        dismiss(animated: true)
    }
}
