import UIKit

/// Contacts below their letters; the letter of those at the top stays there.
final class ContactListView: UIScrollView {
    private var sections: [ContactStore.Section] = []
    private var textSize: CGFloat = 17
    private var rows: [Contact.ID: ContactRow] = [:]
    private var headers: [String: LetterHeader] = [:]
    private let emptyLabel = UILabel()
    /// Called with the contact whose row was touched.
    var onChoice: (Contact.ID) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        emptyLabel.text = "No Contacts"
        emptyLabel.font = .systemFont(ofSize: 22, weight: .semibold)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    func row(of id: Contact.ID) -> ContactRow? { rows[id] }

    /// Shows contacts with names of a size; those that are shown already keep their rows.
    func show(_ sections: [ContactStore.Section], textSize: CGFloat) {
        let formerSections = self.sections
        (self.sections, self.textSize) = (sections, textSize)
        var formerRows = rows
        var formerHeaders = headers
        for section in sections {
            for contact in section.contacts {
                let row = formerRows.removeValue(forKey: contact.id) ?? makeRow(contact.id)
                row.show(contact, textSize: textSize, isLast: contact.id == section.contacts.last?.id)
            }
            if formerHeaders.removeValue(forKey: section.letter) == nil {
                let header = LetterHeader(section.letter)
                headers[section.letter] = header
                addSubview(header)
            }
        }
        // In the order in which they stood: dictionaries have none of their own.
        for section in formerSections {
            for contact in section.contacts where formerRows[contact.id] != nil {
                rows.removeValue(forKey: contact.id)?.removeFromSuperview()
            }
            if formerHeaders[section.letter] != nil {
                headers.removeValue(forKey: section.letter)?.removeFromSuperview()
            }
        }
        emptyLabel.isHidden = !sections.isEmpty
        setNeedsLayout()
    }

    private func makeRow(_ id: Contact.ID) -> ContactRow {
        let row = ContactRow { [unowned self] in onChoice(id) }
        rows[id] = row
        insertSubview(row, at: 0)
        return row
    }

    /// Goes to a letter, or to the next one that there is.
    func scroll(to letter: String) {
        let order = LetterIndex.letters
        guard let wanted = order.firstIndex(of: letter) else { return }
        var y: CGFloat = 0
        for section in sections {
            if (order.firstIndex(of: section.letter) ?? 0) >= wanted { break }
            y += height(of: section)
        }
        let bottom = contentSize.height + adjustedContentInset.bottom - bounds.height
        stopScrollingAndZooming()
        contentOffset.y = min(y, max(bottom + adjustedContentInset.top, 0)) - adjustedContentInset.top
    }

    private func height(of section: ContactStore.Section) -> CGFloat {
        LetterHeader.height + CGFloat(section.contacts.count) * ContactRow.height(for: textSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let width = bounds.width - insets.left - insets.right
        let rowHeight = ContactRow.height(for: textSize)
        let top = bounds.minY + adjustedContentInset.top
        var y: CGFloat = 0
        for section in sections {
            let end = y + height(of: section)
            let headerY = max(y, min(top, end - LetterHeader.height))
            headers[section.letter]?.frame = CGRect(
                x: insets.left, y: headerY, width: width, height: LetterHeader.height)
            y += LetterHeader.height
            for contact in section.contacts {
                rows[contact.id]?.frame = CGRect(x: insets.left, y: y, width: width, height: rowHeight)
                y += rowHeight
            }
        }
        emptyLabel.frame = CGRect(x: insets.left, y: 160, width: width, height: 30)
        contentSize = CGSize(width: width, height: y)
    }
}
