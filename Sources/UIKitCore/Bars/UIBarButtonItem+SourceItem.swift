public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { (presenter as? UIView)?.frame(in: referenceView) }
}
