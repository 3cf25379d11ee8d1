import CoreGraphics
import UIKitCore

/// The recipe for views that are used again: the last one that was registered under an identifier.
enum ReuseOrigin<View: ReusableView> {
    /// A class, whose views are made by its initializer.
    case type(View.Type)
    /// A nib with one outermost object, the view.
    case nib(UINib)
    /// A prototype in the interface file of the list.
    case prototype(any InterfaceTemplate)

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that it is to have.
    ///   - list: The name of the list, for messages.
    ///   - frame: The frame with which views of classes that begin with one are made; nil for other classes.
    func make(_ identifier: String, for list: String, frame: CGRect? = nil) -> View {
        switch self {
        case .type(let type): return ReuseIdentifier.make(type, identifier, frame: frame)
        case .nib(let nib): return Self.make(from: nib, identifier, for: list)
        case .prototype(let template):
            guard let view = template.make() as? View else {
                fatalError(
                    "The prototype \"\(identifier)\" of \(list) made no \(View.base). Give its element that class or one below "
                        + "it, whose init(coder:) returns an object.")
            }
            view.storedIdentifier = identifier
            return view
        }
    }

    private static func make(from nib: UINib, _ identifier: String, for list: String) -> View {
        let name = nib.name.map { "\"\($0)\"" } ?? "made from data"
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard objects.count == 1, let view = objects.first as? View else {
            let found = objects.isEmpty ? "none" : objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
            fatalError(
                "The nib \(name) was registered with \(list) for \"\(identifier)\" and has these outermost objects: \(found). It "
                    + "must contain exactly one, a \(View.base); move gesture recognizers and other objects out of the file."
            )
        }
        if let own = view.storedIdentifier, own != identifier {
            fatalError(
                "The nib \(name) was registered with \(list) for \"\(identifier)\", but its view has the reuse identifier "
                    + "\"\(own)\". Give both the same, or the view none.")
        }
        view.storedIdentifier = identifier
        return view
    }
}
