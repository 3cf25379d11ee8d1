import UIKitCore

/// The views of a list content, made when they are needed.
final class ListContentParts {
    /// The parts that may have guides.
    enum Part: Int {
        case image
        case text
        case secondary
    }

    var configuration: UIListContentConfiguration
    var imageView: UIImageView?
    var textLabel: ListLabel?
    var secondaryLabel: ListLabel?
    /// The guides that were asked for, by the number of their part.
    var guides: [ListContentGuide?] = [nil, nil, nil]

    init(_ configuration: UIListContentConfiguration) { self.configuration = configuration }
}
