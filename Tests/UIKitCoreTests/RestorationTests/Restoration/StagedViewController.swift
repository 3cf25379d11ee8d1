import CoreGraphics
import Foundation
import UIKitCore

/// A controller that fills its view with others as soon as that is loaded.
final class StagedViewController: UIViewController {
    private let makeViews: () -> [UIView]
    private let child: UIViewController?
    /// Whether the controller has decoded its state.
    private(set) var isRestored = false

    init(identifier: String?, views: @escaping () -> [UIView], child: UIViewController? = nil) {
        (makeViews, self.child) = (views, child)
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in makeViews() { self.view.addSubview(view) }
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for case let scrollView as UIScrollView in view.subviews { scrollView.frame = view.bounds }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isRestored = true
    }
}

/// A scroll view that knows the size of its content by its layout only.
final class StagedScrollView: UIScrollView {
    private let contentHeight: CGFloat
    private let content = UIView()

    init(contentHeight: CGFloat) {
        self.contentHeight = contentHeight
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard zoomScale == 1 else { return }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight)
        contentSize = content.frame.size
    }
}

/// A view that keeps a mark.
final class KeepingView: UIView {
    var mark = "fresh"

    init(_ identifier: String?) {
        super.init(frame: .zero)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mark, forKey: "mark")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = next as? StagedViewController ?? superview?.next as? StagedViewController
        mark =
            (coder.decodeObject(forKey: "mark") as? String ?? "") + (page?.isRestored == true ? " after the page" : "")
    }
}
