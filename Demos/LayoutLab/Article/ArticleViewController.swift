import UIKit

/// One story in three languages, laid out from the side where its language begins to be read.
final class ArticleViewController: ColumnViewController {
    private let languages = UISegmentedControl(items: Article.all.map(\.language))
    private let articleView = ArticleView()

    init() { super.init(title: "Article") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeViews() -> [UIView] { [languages, articleView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        languages.selectedSegmentIndex = 0
        languages.addAction(UIAction { [unowned self] _ in changeLanguage() }, for: .valueChanged)
        articleView.show(Article.all[0])
    }

    private func changeLanguage() {
        let article = Article.all[languages.selectedSegmentIndex]
        UIView.transition(with: articleView, duration: 0.3, options: .transitionCrossDissolve) { [self] in
            articleView.show(article)
        }
        columnView.setContentOffset(CGPoint(x: 0, y: -columnView.adjustedContentInset.top), animated: true)
    }
}
