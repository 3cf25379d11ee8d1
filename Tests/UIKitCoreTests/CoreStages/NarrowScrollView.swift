@_spi(Subclassing) import UIKitCore

/// A scroll view with a delegate of a narrower type, in another module than that of scroll views.
class NarrowScrollView: UIScrollView {
    private var isTakingDelegate = false

    weak var delegate: (any NarrowScrollViewDelegate)? {
        didSet { if !isTakingDelegate { storedDelegate = delegate } }
    }

    override weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet {
            isTakingDelegate = true
            let narrow = storedDelegate as? any NarrowScrollViewDelegate
            if delegate !== narrow { delegate = narrow }
            isTakingDelegate = false
        }
    }
}

protocol NarrowScrollViewDelegate: UIScrollViewDelegate {
    var word: String { get }
}
