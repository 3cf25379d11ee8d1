import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The room at the bottom of a controller's table that a keyboard covers.
///
/// The table's inset grows by it along with the keyboard, so that the last row can be scrolled above it, and the first responder
/// is scrolled into sight.
final class KeyboardRoom {
    private weak var controller: UITableViewController?
    private var observers: [any NSObjectProtocol] = []
    /// The points that were added to the table's inset.
    private var added: CGFloat = 0

    init(of controller: UITableViewController) {
        self.controller = controller
        observe(UIResponder.keyboardWillShowNotification)
        observe(UIResponder.keyboardWillChangeFrameNotification)
        observe(UIResponder.keyboardWillHideNotification)
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func observe(_ name: NSNotification.Name) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                let end = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration = notice.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                guard let frame = end?.cgRectValue else { return }
                let seconds = duration?.doubleValue ?? 0
                MainActor.assumeIsolated { self?.keyboardWillMove(to: frame, in: seconds) }
            })
    }

    /// A keyboard moves to a frame of the screen in so many seconds.
    private func keyboardWillMove(to frame: CGRect, in seconds: Double) {
        guard let table = controller?.viewIfLoaded as? UITableView, let window = table.window else { return }
        let room = room(in: table, below: table.convert(frame, from: window.screen.coordinateSpace))
        guard room != added else { return }
        let change = room - added
        added = room
        func adapt() {
            table.contentInset.bottom += change
            table.verticalScrollIndicatorInsets.bottom += change
            if room > 0 { showFirstResponder(in: table, window) }
        }
        guard seconds > 0 else { return UIView.performWithoutAnimation(adapt) }
        UIView.animate(withDuration: seconds, delay: 0, options: .allowUserInteraction, animations: adapt)
    }

    /// The points that a keyboard with a frame of the table's space covers, beyond those that bars cover anyway.
    private func room(in table: UITableView, below frame: CGRect) -> CGFloat {
        guard frame.intersects(table.bounds) else { return 0 }
        let barInset = table.adjustedContentInset.bottom - table.contentInset.bottom
        return max(0, table.bounds.maxY - frame.minY - barInset)
    }

    private func showFirstResponder(in table: UITableView, _ window: UIWindow) {
        guard let view = window.storedFirstResponder as? UIView, view !== table, view.isDescendant(of: table) else {
            return
        }
        table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: false)
    }
}
