@_spi(Subclassing) import UIKitCore
import UIKit

/// A scroll view with a delegate of a narrower type, as tables, collections and text views are.
class ClientNarrowDelegate: UIScrollView {
    weak var delegate: (any ClientRowDelegate)? { didSet { storedDelegate = delegate } }
}

protocol ClientRowDelegate: UIScrollViewDelegate {
    func numberOfRows(in listView: ClientNarrowDelegate) -> Int
}

/// Notes each delegate, as subclasses do that set a proxy instead.
class ClientNotingListView: ClientNarrowDelegate {
    var count = 0
    override weak var delegate: (any ClientRowDelegate)? { didSet { count += 1 } }
}

class ClientComputingListView: ClientNarrowDelegate {
    override var delegate: (any ClientRowDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
}

class ClientListController: UIViewController, ClientRowDelegate {
    let list = ClientComputingListView()
    let scroller = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.delegate = self
        scroller.delegate = self
        (list as UIScrollView).delegate = nil
        let rows = list.delegate?.numberOfRows(in: list)
        let isOwn = list.delegate === self && scroller.delegate === self
        let path = \ClientNarrowDelegate.delegate
        list[keyPath: path] = nil
        scroller[keyPath: \.delegate] = nil
        _ = (rows, isOwn)
    }

    func numberOfRows(in listView: ClientNarrowDelegate) -> Int { 1 }
}
