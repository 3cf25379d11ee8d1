import UIKit

/// One photo before a black background, which a drag downwards or a tap takes back to its thumbnail.
final class PhotoViewController: UIViewController {
    let imageView: UIImageView
    let backdrop = UIView()
    /// Whether a transition has the photo in its hands.
    var isZooming = false
    private let transition: ZoomTransition

    init(_ photo: Photo, from thumbnail: UIView) {
        imageView = UIImageView(image: photo.image)
        transition = ZoomTransition(thumbnail: thumbnail)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.backgroundColor = .black
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        view.addSubview(backdrop)
        view.addSubview(imageView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PhotoViewController.close))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PhotoViewController.pan))
    }

    /// The frame of the photo on its own screen: as large as it fits.
    var restingFrame: CGRect {
        let (room, size) = (view.bounds, imageView.image?.size ?? .zero)
        guard size.width > 0, size.height > 0 else { return room }
        let scale = min(room.width / size.width, room.height / size.height)
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        return CGRect(
            x: ((room.width - width) / 2).rounded(), y: ((room.height - height) / 2).rounded(), width: width,
            height: height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !isZooming { imageView.frame = restingFrame }
    }

    private func close() { dismiss(animated: true) }

    /// A finger that moves down half the screen leads the photo all the way back.
    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let progress = recognizer.translation(in: view).y / (view.bounds.height / 2)
        switch recognizer.state {
        case .began:
            transition.interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            transition.interaction?.update(progress)
        case .ended where progress > 0.4 || recognizer.velocity(in: view).y > 800:
            transition.interaction?.finish()
            transition.interaction = nil
        case .ended, .cancelled, .failed:
            transition.interaction?.cancel()
            transition.interaction = nil
        default: break
        }
    }
}
