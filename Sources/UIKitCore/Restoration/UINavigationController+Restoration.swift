import Foundation

extension UINavigationController {
    private static let stackKey = "UINavigationControllerStack"

    func encodeStack(with coder: NSCoder) { Self.encode(viewControllers, with: coder, forKey: Self.stackKey) }

    /// Takes the stack back as far as it was found again.
    func decodeStack(with coder: NSCoder) {
        let stack = Self.decode(with: coder, forKey: Self.stackKey)
        guard !stack.isEmpty, !stack.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
        setViewControllers(stack, animated: false)
    }
}
