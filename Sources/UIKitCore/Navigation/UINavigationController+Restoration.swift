import Foundation

extension UINavigationController {
    private static let stackKey = "UINavigationControllerStack"

    /// The split view encodes columns that are collapsed into this stack.
    func encodeStack(with coder: NSCoder) {
        let own = viewControllers.filter { $0.restorationOwner === self }
        Self.encode(own, with: coder, forKey: Self.stackKey)
    }

    /// Restores the controllers of the stack that were found again.
    func decodeStack(with coder: NSCoder) {
        let decoded = Self.decode(with: coder, forKey: Self.stackKey)
        let stack = possibleChildren(decoded).filter {
            $0.asContainer?.mayBeStacked != false && (acceptsStacks || !($0 is UINavigationController))
        }
        let stacked = viewControllers.filter { $0.restorationOwner !== self }
        guard !stack.isEmpty, !(stack + stacked).elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
        setViewControllers(stack + stacked, animated: false)
    }
}
