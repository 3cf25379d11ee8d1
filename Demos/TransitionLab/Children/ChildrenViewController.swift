import UIKit

/// A container with one of two children on a card, which replace each other in every way.
final class ChildrenViewController: UIViewController {
    private let stage = UIView()
    private let effectControl = UISegmentedControl(items: ChildEffect.allCases.map(\.rawValue))
    private lazy var swapButton = {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Swap"
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [unowned self] _ in swap() }, for: .touchUpInside)
        return button
    }()
    private let faces = [FaceViewController(Photo.all[2]), FaceViewController(Photo.all[9])]
    private var shown = 0
    private var isBusy = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Children"
    }

    required init?(coder: NSCoder) { fatalError("Containers are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        effectControl.selectedSegmentIndex = 0
        stage.layer.cornerRadius = 16
        stage.layer.cornerCurve = .continuous
        stage.clipsToBounds = true
        addParts()
        for face in faces {
            addChild(face)
            face.view.frame = stage.bounds
            face.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        stage.addSubview(faces[0].view)
        for face in faces { face.didMove(toParent: self) }
    }

    private func swap() {
        guard !isBusy else { return }
        isBusy = true
        let (old, new) = (faces[shown], faces[1 - shown])
        let forward = shown == 0
        shown = 1 - shown
        let effect = ChildEffect.allCases[effectControl.selectedSegmentIndex]
        let slides = effect == .slide
        let translation =
            (forward == (view.effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1) * stage.bounds.width
        new.view.frame = stage.bounds.offsetBy(dx: slides ? translation : 0, dy: 0)
        transition(from: old, to: new, duration: 0.5, options: effect.options(forward: forward)) { [stage] in
            guard slides else { return }
            new.view.frame = stage.bounds
            old.view.frame = stage.bounds.offsetBy(dx: -translation, dy: 0)
        } completion: { [self] _ in
            new.view.frame = stage.bounds
            isBusy = false
        }
    }

    private func addParts() {
        for part in [effectControl, stage, swapButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        let wide = effectControl.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -32)
        let square = stage.heightAnchor.constraint(equalTo: stage.widthAnchor)
        for wish in [wide, square] { wish.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            wide, effectControl.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
            effectControl.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stage.topAnchor.constraint(equalTo: effectControl.bottomAnchor, constant: 16), square,
            stage.heightAnchor.constraint(lessThanOrEqualTo: stage.widthAnchor),
            swapButton.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 16),
            swapButton.heightAnchor.constraint(equalToConstant: 50),
            swapButton.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
        ])
        for part in [effectControl, stage, swapButton] {
            part.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
            part.widthAnchor.constraint(equalTo: effectControl.widthAnchor).isActive = true
        }
    }
}
