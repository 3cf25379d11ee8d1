package import Foundation

/// One page of a document: its size, its drawing, and its links and destinations.
package struct RecordedPage: Sendable {
    /// The size in points.
    package let size: CGSize
    /// The drawing in a space whose origin is the page's top left, with y pointing down.
    package let list: DisplayList
    package let links: [Link]
    package let destinations: [Destination]

    /// An area that leads somewhere when it is clicked, from the page's top left.
    package struct Link: Hashable, Sendable {
        package let rect: CGRect
        package let target: Target
    }

    /// The target of a link.
    package enum Target: Hashable, Sendable {
        case address(String)
        case destination(String)
    }

    /// A named point on the page, from the page's top left.
    package struct Destination: Hashable, Sendable {
        package let name: String
        package let point: CGPoint
    }
}
