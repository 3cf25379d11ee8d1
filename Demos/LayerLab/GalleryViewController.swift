import UIKit

/// The list of subjects: each with its disc, and with a line about it.
final class GalleryViewController: UITableViewController {
    private static let identifier = "subject"

    init() {
        super.init(style: .insetGrouped)
        title = "Layer Lab"
    }

    required init?(coder: NSCoder) { fatalError("GalleryViewController is made in code.") }

    /// Discs are pictures in the colours of light or dark.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Subject.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.identifier)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.identifier)
        let subject = Subject.all[indexPath.row]
        cell.textLabel?.text = subject.title
        cell.detailTextLabel?.text = subject.caption
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 0
        cell.imageView?.image = .disc(
            subject.title.prefix(1), color: subject.color.resolvedColor(with: traitCollection))
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let subject = Subject.all[indexPath.row]
        navigationController?.pushViewController(subject.makePage(subject), animated: true)
    }
}
