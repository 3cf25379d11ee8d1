import UIKit

/// Generators as apps keep and subclass them.
final class ClientFeedbackGenerator: UIFeedbackGenerator {
    override init() { super.init() }
    override func prepare() { super.prepare() }
}

class ClientImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    override init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init(style: style) }
    override func impactOccurred() { super.impactOccurred() }
    override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

class ClientNotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    override func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        super.notificationOccurred(notificationType)
    }
}

class ClientSelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    override func selectionChanged() { super.selectionChanged() }
}

final class ClientOfFeedback: UIViewController {
    private let impact = UIImpactFeedbackGenerator()
    private lazy var selection = UISelectionFeedbackGenerator()
    private static let notification = UINotificationFeedbackGenerator()

    override func viewDidLoad() {
        super.viewDidLoad()
        impact.prepare()
        for style: UIImpactFeedbackGenerator.FeedbackStyle in [.light, .medium, .heavy, .soft, .rigid] {
            UIImpactFeedbackGenerator(style: style).impactOccurred()
        }
        for type: UINotificationFeedbackGenerator.FeedbackType in [.success, .warning, .error] {
            Self.notification.notificationOccurred(type)
        }
        selection.selectionChanged()
    }
}
