import UIKit

/// A page that loads its contents from a nib.
class ClientNibOwner: UIViewController {
    @MainActor func loadRows() -> [UIView] {
        let objects = Bundle.main.loadNibNamed("Rows", owner: self, options: nil)
        let more = Bundle.main.loadNibNamed("More", owner: nil, options: [.externalObjects: ["model": self]])
        return (objects ?? []).compactMap { $0 as? UIView } + ((more as? [UIView]) ?? [])
    }

    func row() -> UIView? { Bundle(for: Self.self).loadNibNamed("Row", owner: self)?.first as? UIView }
}

class ClientNib: UINib {
    override init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init(nibName: name, bundle: bundleOrNil) }

    override init(data: Data, bundle bundleOrNil: Bundle?) { super.init(data: data, bundle: bundleOrNil) }

    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
    {
        super.instantiate(withOwner: ownerOrNil, options: optionsOrNil)
    }
}
