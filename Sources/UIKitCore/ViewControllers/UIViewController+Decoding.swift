import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// Reads the controller's properties and items, but not a view that its scene makes later.
    func decodeController(from coder: InterfaceCoder) {
        if let source = coder.objects.source {
            interfaceOrigin = .scene(source)
            source.adopt(self)
        }
        if let name = coder.text("nibName") { nibName = name }
        decodePresentation(from: coder)
        decodeLayout(from: coder)
        decodeRestoration(from: coder)
        decodeItems(from: coder)
        // In a file without scenes the view is decoded with the controller.
        if interfaceSource == nil, let view = coder.object("view", as: UIView.self) { self.view = view }
    }

    private func decodePresentation(from coder: InterfaceCoder) {
        if let style = coder.choice("modalPresentationStyle", DecodedControllerWords.presentationStyles) {
            modalPresentationStyle = style
        }
        if let style = coder.choice("modalTransitionStyle", DecodedControllerWords.transitionStyles) {
            modalTransitionStyle = style
        }
        decodePresentationContext(from: coder)
        if let provides = coder.flag("providesPresentationContextTransitionStyle") {
            providesPresentationContextTransitionStyle = provides
        }
        if let isModal = coder.flag("modalInPresentation") ?? coder.flag("modalInPopover") {
            isModalInPresentation = isModal
        }
        // The key of files from before iOS 7 is read second.
        if let size = coder.size("preferredContentSize") ?? coder.size("contentSizeForViewInPopover") {
            preferredContentSize = size
        }
    }

    /// Reads whether the controller defines a presentation context; containers call it again after setting their own default.
    func decodePresentationContext(from coder: InterfaceCoder) {
        if let defines = coder.flag("definesPresentationContext") { definesPresentationContext = defines }
    }

    private func decodeLayout(from coder: InterfaceCoder) {
        if let edges = coder.set("edgesForExtendedLayout", Self.edges) { edgesForExtendedLayout = edges }
        if let includes = coder.flag("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = includes }
        if let adjusts = coder.flag("automaticallyAdjustsScrollViewInsets") { adjustsScrollViewInsets = adjusts }
        if let hides = coder.flag("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
        if let respects = coder.flag("viewRespectsSystemMinimumLayoutMargins") {
            viewRespectsSystemMinimumLayoutMargins = respects
        }
    }

    private func decodeRestoration(from coder: InterfaceCoder) {
        if let identifier = coder.text("restorationIdentifier") { restorationIdentifier = identifier }
        if coder.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
            restorationIdentifier = coder.text("storyboardIdentifier")
        }
    }

    /// Reads the title and the items; titles of the items take precedence.
    private func decodeItems(from coder: InterfaceCoder) {
        let item = coder.object("navigationItem", as: UINavigationItem.self)
        let tab = coder.object("tabBarItem", as: UITabBarItem.self)
        let titles = (item?.title, tab?.title)
        if let item { storedNavigationItem = item }
        if let tab { tabBarItem = tab }
        if let title = coder.string("title") { self.title = title }
        if let title = titles.0 { item?.title = title }
        if let title = titles.1 { tab?.title = title }
        let items = coder.objects(in: "toolbarItems", as: UIBarButtonItem.self)
        if !items.isEmpty { toolbarItems = items }
    }

    private static let edges: KeyValuePairs<String, UIRectEdge> = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
}
