import UIKit

/// A container with one of two children on a card, which take each other's place in every way.
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
        for part in [effectControl, stage, swapButton] { view.addSubview(part) }
        for face in faces {
            addChild(face)
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

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let width = min(area.width, 560)
        let x = (area.midX - width / 2).rounded()
        effectControl.frame = CGRect(x: x, y: area.minY, width: width, height: 32)
        let top = effectControl.frame.maxY + 16
        let height = min(width, max(0, area.maxY - top - 66)).rounded()
        stage.frame = CGRect(x: x, y: top, width: width, height: height)
        swapButton.frame = CGRect(x: x, y: stage.frame.maxY + 16, width: width, height: 50)
        if !isBusy { faces[shown].view.frame = stage.bounds }
    }
}
