import UIKit

class TopicCell: UITableViewCell {
    @IBOutlet var symbolView: UIImageView!
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var subtitleLabel: UILabel!
}
