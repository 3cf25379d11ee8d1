import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The find bar: a search field with the number of matches, buttons for the previous and the next match, and a replacement row.
final class FindBar: UIView {
    static let rowHeight: CGFloat = 50
    private unowned let interaction: UIFindInteraction
    private let session: UIFindSession
    private let searchField = FindField(placeholder: SystemWord.find.text)
    private let replacementField = FindField(placeholder: SystemWord.replace.text)
    private let countLabel = UILabel()
    private lazy var optionsButton = button("magnifyingglass", SystemWord.findOptions.text)
    private lazy var previousButton = button("chevron.up", SystemWord.findPrevious.text) { $0.findPrevious(nil) }
    private lazy var nextButton = button("chevron.down", SystemWord.findNext.text) { $0.findNext(nil) }
    private lazy var doneButton = button(nil, SystemWord.done.text) { $0.close() }
    private lazy var replaceButton = button(nil, SystemWord.replace.text) { $0.replace() }
    private lazy var allButton = button(nil, SystemWord.all.text) { $0.replaceAll() }
    private let line = UIView()
    private(set) var isReplacing = false
    /// Whether the search has ended.
    var isClosed = false

    init(of interaction: UIFindInteraction, for session: UIFindSession) {
        (self.interaction, self.session) = (interaction, session)
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.rowHeight))
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        (query, replacement) = (interaction.searchText ?? "", interaction.replacementText ?? "")
        prepareFields()
        for view in [line, searchField, optionsButton, countLabel, previousButton, nextButton, doneButton] {
            addSubview(view)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func prepareFields() {
        countLabel.font = .systemFont(ofSize: 15)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .right
        optionsButton.tintColor = .secondaryLabel
        optionsButton.showsMenuAsPrimaryAction = true
        optionsButton.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [unowned self] in $0(optionElements) }
        ])
        searchField.onChange = { [unowned self] in interaction.searchText = $0 }
        searchField.onReturn = { [unowned self] in findNext(nil) }
        replacementField.onChange = { [unowned self] in interaction.replacementText = $0 }
        replacementField.onReturn = { [unowned self] in replace() }
    }

    private func button(_ symbol: String?, _ title: String, _ action: ((FindBar) -> Void)? = nil) -> UIButton {
        let button = UIButton(type: .system)
        if let symbol {
            button.setImage(UIImage(systemName: symbol), for: .normal)
        } else {
            button.setTitle(title, for: .normal)
        }
        button.accessibilityLabel = title
        if let action {
            // A button may be pressed while the bar leaves.
            button.addAction(
                UIAction { [unowned self] _ in if !isClosed { action(self) } }, for: .primaryActionTriggered)
        }
        return button
    }

    // MARK: Content

    var query: String {
        get { searchField.text ?? "" }
        set { if searchField.text != newValue { searchField.text = newValue } }
    }

    var replacement: String {
        get { replacementField.text ?? "" }
        set { if replacementField.text != newValue { replacementField.text = newValue } }
    }

    /// Updates the count of matches and the enabled state of the buttons.
    func update() {
        guard !isClosed else { return }
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        countLabel.text = query.isEmpty ? nil : text(for: count, at: index == NSNotFound ? nil : index)
        for button in [previousButton, nextButton, allButton] { button.isEnabled = count > 0 }
        replaceButton.isEnabled = count > 0 && session.allowsReplacementForCurrentlyHighlightedResult
        setNeedsLayout()
    }

    private func text(for count: Int, at index: Int?) -> String? {
        switch session.searchResultDisplayStyle {
        case .none: return nil
        case .currentAndTotal where index != nil && count > 0:
            return SystemWord.indexOfResults.text(with: (index ?? 0) + 1, count)
        case .currentAndTotal, .total:
            return count == 0
                ? SystemWord.notFound.text
                : count == 1 ? SystemWord.oneResult.text : SystemWord.results.text(with: count)
        }
    }

    /// Shows or hides the replacement row, if the session supports replacement.
    func setReplacing(_ isReplacing: Bool) {
        let isReplacing = isReplacing && session.supportsReplacement
        guard self.isReplacing != isReplacing else { return }
        self.isReplacing = isReplacing
        for view in [replacementField, replaceButton, allButton] {
            if isReplacing { addSubview(view) } else { view.removeFromSuperview() }
        }
        frame.size.height = sizeThatFits(bounds.size).height
        for field in [searchField, replacementField] { field.reloadInputViews() }
        update()
    }

    // MARK: The keyboard

    var hasKeyboard: Bool { searchField.isFirstResponder || replacementField.isFirstResponder }

    /// Makes the search field the first responder and selects its text.
    func beginTyping() {
        searchField.becomeFirstResponder()
        searchField.selectAll(nil)
    }

    func endTyping() { for field in [searchField, replacementField] { field.resignFirstResponder() } }

    private lazy var commands = [
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: FindBar.close)
    ]

    override var keyCommands: [UIKeyCommand]? { commands }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case .find, .findNext, .findPrevious: !isClosed
        case .findAndReplace: !isClosed && session.supportsReplacement
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    override func find(_ sender: Any?) { interaction.presentFindNavigator(showingReplace: isReplacing) }
    override func findAndReplace(_ sender: Any?) { interaction.presentFindNavigator(showingReplace: true) }
    override func findNext(_ sender: Any?) { interaction.findNext() }
    override func findPrevious(_ sender: Any?) { interaction.findPrevious() }
    private func close() { interaction.dismissFindNavigator() }

    // MARK: Replacing and options

    private func replace() {
        guard isReplacing, !query.isEmpty else { return }
        session.performSingleReplacement(
            query: query, replacementString: replacement, options: interaction.options)
        update()
    }

    private func replaceAll() {
        guard isReplacing, !query.isEmpty else { return }
        session.replaceAll(searchQuery: query, replacementString: replacement, options: interaction.options)
        update()
    }

    /// The elements of the options menu.
    var optionElements: [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if session.supportsReplacement {
            let replacing = UIAction(title: SystemWord.findAndReplace.text, state: isReplacing ? .on : .off) {
                [unowned self] _ in
                if !isClosed { setReplacing(!isReplacing) }
            }
            elements.append(UIMenu(options: .displayInline, children: [replacing]))
        }
        let options = interaction.options
        let (words, comparing) = (options.wordMatchMethod, options.stringCompareOptions)
        let matchesCase = !comparing.contains(.caseInsensitive)
        elements.append(
            option(
                SystemWord.matchCase.text, matchesCase, words,
                matchesCase ? [.caseInsensitive, .diacriticInsensitive] : []))
        let matchesWords = words == .fullWord
        elements.append(
            option(SystemWord.wholeWords.text, matchesWords, matchesWords ? .contains : .fullWord, comparing))
        return interaction.optionsMenuProvider?(elements)?.children ?? elements
    }

    private func option(
        _ title: String, _ isOn: Bool, _ words: UITextSearchOptions.WordMatchMethod,
        _ comparing: NSString.CompareOptions
    ) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [unowned self] _ in
            interaction.options = UITextSearchOptions(words, comparing)
            interaction.search()
        }
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.rowHeight * (isReplacing ? 2 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = FindBarLayout(
            width: bounds.width, insets: safeAreaInsets, scale: max(1, contentScaleFactor),
            countWidth: countLabel.intrinsicContentSize.width,
            doneWidth: doneButton.intrinsicContentSize.width, replaceWidth: replaceButton.intrinsicContentSize.width,
            allWidth: allButton.intrinsicContentSize.width,
            isMirrored: runsRightToLeft)
        line.frame = layout.line
        searchField.frame = layout.searchField
        searchField.room = layout.searchRoom
        optionsButton.frame = layout.options
        countLabel.frame = layout.count
        previousButton.frame = layout.previous
        nextButton.frame = layout.next
        doneButton.frame = layout.done
        guard isReplacing else { return }
        replacementField.frame = layout.replacementField
        replaceButton.frame = layout.replace
        allButton.frame = layout.all
    }
}
