public import Foundation
public import UIKitCore

/// A controller whose callbacks must be in order, and which is counted while it lives.
open class BookedViewController: UIViewController {
    /// The book in which it is counted and its callbacks are noted.
    public let book: AppearanceBook
    private var state = "did disappear"
    private var isAppearing = false
    /// Further work in some of the callbacks.
    public var onWillAppear: () -> Void = {}
    public var onDidAppear: () -> Void = {}
    /// The work at the end of every callback, with its name in words.
    public var onNote: (String) -> Void = { _ in }

    /// Makes a controller that is noted in a book.
    public init(_ book: AppearanceBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        book.living += 1
    }

    /// Such a controller is not archived.
    public required init?(coder: NSCoder) { nil }

    isolated deinit { book.living -= 1 }

    private func go(to next: String, from allowed: String...) {
        if !allowed.contains(state) { book.complaints.append("\(next) after \(state)") }
        state = next
    }

    open override func viewDidLoad() { onNote("did load") }

    open override func viewWillAppear(_ animated: Bool) {
        // One that reappears before it has disappeared has had the callback already.
        if state == "did disappear" { isAppearing = false }
        go(to: "will appear", from: "did disappear", "will disappear")
        onWillAppear()
        onNote("will appear")
    }
    open override func viewIsAppearing(_ animated: Bool) {
        if isAppearing || state != "will appear" { book.complaints.append("is appearing after \(state)") }
        if view.window == nil { book.complaints.append("is appearing outside of a window") }
        isAppearing = true
        onNote("is appearing")
    }
    open override func viewDidAppear(_ animated: Bool) {
        if !isAppearing { book.complaints.append("did appear without appearing") }
        go(to: "did appear", from: "will appear")
        if view.window == nil { book.complaints.append("did appear outside of a window") }
        onDidAppear()
        onNote("did appear")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        go(to: "will disappear", from: "did appear", "will appear")
        onNote("will disappear")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        go(to: "did disappear", from: "will disappear")
        onNote("did disappear")
    }
}
