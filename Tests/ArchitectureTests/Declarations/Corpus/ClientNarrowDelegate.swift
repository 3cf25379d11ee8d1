@_spi(Subclassing) import UIKitCore
import UIKit

/// A scroll view with a delegate of a narrower type, as tables, collections and text views are.
class ClientListView: UIScrollView {
    weak var delegate: (any ClientListViewDelegate)? { didSet { storedDelegate = delegate } }
}

protocol ClientListViewDelegate: UIScrollViewDelegate {
    func numberOfRows(in listView: ClientListView) -> Int
}

/// Notes each delegate, as subclasses do that put a proxy in its place.
class ClientNotingListView: ClientListView {
    var count = 0
    override weak var delegate: (any ClientListViewDelegate)? { didSet { count += 1 } }
}

class ClientComputingListView: ClientListView {
    override var delegate: (any ClientListViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
}

class ClientListController: UIViewController, ClientListViewDelegate {
    let list = ClientComputingListView()
    let scroller = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.delegate = self
        scroller.delegate = self
        (list as UIScrollView).delegate = nil
        let rows = list.delegate?.numberOfRows(in: list)
        let isOwn = list.delegate === self && scroller.delegate === self
        let path = \ClientListView.delegate
        list[keyPath: path] = nil
        scroller[keyPath: \.delegate] = nil
        _ = (rows, isOwn)
    }

    func numberOfRows(in listView: ClientListView) -> Int { 1 }
}
