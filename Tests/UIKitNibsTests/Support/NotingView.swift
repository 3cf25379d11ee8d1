import Foundation
import QuartzCore
import UIKitCore

/// A view that notes when it is made, set and awakened.
class NotingView: UIView {
    var caption: String? { didSet { Journal.note("\(title) caption \(caption ?? "nil")") } }
    weak var partner: UIView? { didSet { Journal.note("\(title) partner \(partner?.tag ?? -1)") } }
    var helpers: [UIView] = [] { didSet { Journal.note("\(title) helpers \(helpers.map(\.tag))") } }
    var amount: CGFloat = 0
    var count = 0
    var isLoud = false
    var place = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var span = NSRange(location: 0, length: 0)
    var inner: NotingView?
    private(set) var undefined: [String: Any] = [:]

    private var title: String { "view \(tag)" }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.note("\(title) init with \(partner == nil ? "no partner" : "a partner")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.note("\(title) awake")
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key.hasPrefix("any") else { return super.setValue(value, forUndefinedKey: key) }
        undefined[key] = value
    }
}

/// An object of an app that is neither view nor controller.
final class PlainObject: NSObject {
    var view: UIView?
    var number = 0
    /// The number that an interface file had given it when it woke.
    var awakeNumber: Int?

    // A rewritten source has it without `override`.
    func awakeFromNib() { awakeNumber = number }
}
