extension UIViewController {
    var ownEditButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        let words: [UIBarButtonItem.SystemItem] = [.edit, .done]
        item.possibleTitles = Set(words.compactMap(\.title))
        storedEditButtonItem = item
        turnEditButton()
        return item
    }

    func applyEditing(_ editing: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        turnEditButton()
    }

    private func turnEditButton() {
        let word: UIBarButtonItem.SystemItem = storedIsEditing ? .done : .edit
        storedEditButtonItem?.title = word.title
        storedEditButtonItem?.style = storedIsEditing ? .done : .plain
    }
}
