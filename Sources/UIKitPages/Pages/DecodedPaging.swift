import CoreGraphics
import UIKitCore

/// The paging settings of an interface file.
struct DecodedPaging {
    private(set) var transitionStyle = UIPageViewController.TransitionStyle.pageCurl
    private(set) var orientation = UIPageViewController.NavigationOrientation.horizontal
    /// The room between pages that scroll, in points.
    private(set) var spacing: CGFloat = 0
    /// The spine of pages that curl.
    private(set) var spine = UIPageViewController.SpineLocation.min
    /// Whether the backs of pages have pictures of their own; nil where the spine alone determines that.
    private(set) var isDoubleSided: Bool?

    /// Reads a file; an archive of another kind has no values.
    init(_ coder: InterfaceCoder?) {
        guard let coder else { return }
        transitionStyle = coder.choice("transitionStyle", Self.styles) ?? .pageCurl
        orientation = coder.choice("navigationOrientation", Self.orientations) ?? .horizontal
        let room = coder.number("pageSpacing")
        let location = coder.choice("spineLocation", Self.spines) ?? .min
        let isDouble = coder.flag("doubleSided")
        if transitionStyle == .scroll {
            spacing = max(0, room ?? 0)
            return
        }
        spine = location == .none ? .min : location
        // Two pages side by side always have backs.
        isDoubleSided = spine == .mid ? nil : isDouble
    }

    private static let styles: KeyValuePairs<String, UIPageViewController.TransitionStyle> = [
        "pageCurl": .pageCurl, "scroll": .scroll,
    ]

    private static let orientations: KeyValuePairs<String, UIPageViewController.NavigationOrientation> = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]

    private static let spines: KeyValuePairs<String, UIPageViewController.SpineLocation> = [
        "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]
}
