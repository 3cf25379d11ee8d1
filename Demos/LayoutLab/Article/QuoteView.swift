import UIKit

/// A quotation beside a bar at the side where its language begins.
final class QuoteView: UIView {
    private let label = UILabel(style: .title2, weight: .medium, color: .systemIndigo)

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    init() {
        super.init(frame: .zero)
        let bar = UIView()
        bar.backgroundColor = .systemIndigo
        bar.layer.cornerRadius = 2
        bar.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        addSubview(label)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 4),
            bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        ])
    }

    required init?(coder: NSCoder) { fatalError("QuoteView is made in code.") }
}
