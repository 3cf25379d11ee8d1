import UIKit

/// An article: picture, title, author, paragraphs, and a quotation behind the first paragraph.
final class ArticleView: UIView {
    private let picture = PictureView()
    private let caption = UILabel(style: .caption1, color: .secondaryLabel)
    private let titleLabel = UILabel(style: .largeTitle, weight: .bold)
    private let byline = BylineView()
    private let paragraphs = (0..<3).map { _ in UILabel(style: .body) }
    private let quote = QuoteView()
    private let column: UIStackView

    init() {
        column = UIStackView(
            arrangedSubviews: [
                titleLabel, byline, picture, caption, paragraphs[0], quote, paragraphs[1], paragraphs[2],
            ])
        super.init(frame: .zero)
        column.axis = .vertical
        column.spacing = 16
        column.setCustomSpacing(8, after: titleLabel)
        column.setCustomSpacing(8, after: picture)
        column.setCustomSpacing(20, after: caption)
        embed(column)
    }

    required init?(coder: NSCoder) { fatalError("ArticleView is made in code.") }

    func show(_ article: Article) {
        titleLabel.text = article.title
        caption.text = article.caption
        byline.show(article)
        quote.text = article.quote
        for (label, text) in zip(paragraphs, article.paragraphs) { label.text = text }
        direct(self, article.isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
    }

    /// The attribute is not inherited, so that each view gets it.
    private func direct(_ view: UIView, _ attribute: UISemanticContentAttribute) {
        view.semanticContentAttribute = attribute
        for subview in view.subviews { direct(subview, attribute) }
    }
}
