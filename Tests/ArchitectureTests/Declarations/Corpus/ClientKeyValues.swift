import UIKit

/// Reads, sets and observes properties by keys and key paths, as unmodified sources do.
class ClientKeyValues: UIViewController {
    var progress = 0.0 {
        didSet { anoleChanged(self, \ClientKeyValues.progress, "progress", oldValue, progress) }
    }
    private var tokens: [NSKeyValueObservation] = []
    private static var context = 0
    private static var associated: UInt8 = 0

    var tapped: (() -> Void)? {
        get { objc_getAssociatedObject(self, &Self.associated) as? () -> Void }
        set { objc_setAssociatedObject(self, &Self.associated, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func begin(_ scrollView: UIScrollView, _ tableView: UITableView, _ layer: CALayer) {
        tokens = [
            observe(\.progress, options: [.initial, .new]) { me, change in me.title = "\(change.newValue ?? 0)" },
            scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
                guard change.oldValue != change.newValue, !change.isPrior, change.kind == .setting else { return }
                view.flashScrollIndicators()
            },
            tableView.observe(\.contentSize) { [weak self] _, _ in self?.viewDidLoad() },
        ]
        scrollView.addObserver(self, forKeyPath: "contentSize", options: [.new], context: &Self.context)
        scrollView.removeObserver(self, forKeyPath: "contentSize", context: &Self.context)
        setValue(2, forKey: "progress")
        view.setValue(4, forKeyPath: "layer.cornerRadius")
        layer.setValue(1, forKey: "own")
        layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
        _ = layer.value(forKey: "own") as? Int
        _ = view.value(forKey: "alpha") as? CGFloat
        willChangeValue(forKey: "progress")
        didChangeValue(forKey: "progress")
        setValuesForKeys(["progress": 3])
        objc_removeAssociatedObjects(self)
        perform(Selector(ClientKeyValues.load, name: "load"), with: nil, afterDelay: 1)
        perform("load", with: nil, afterDelay: 1, inModes: [.common])
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        ClientKeyValues.cancelPreviousPerformRequests(withTarget: self, selector: "load", object: nil)
    }

    func load() {}

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentSize" else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        title = (change?[.newKey] as? CGSize).map { "\($0)" }
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) }
    override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
    override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) }
}

/// An observer that is no responder.
final class ClientValueListener: NSObject, AnoleKeyValueObserver {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
