extension UISplitViewController {
    /// Fills the columns with the controllers that a storyboard connects to them.
    func fillColumns(from coder: InterfaceCoder) {
        let relationships: KeyValuePairs<Column, String> = [
            .primary: "masterViewController", .supplementary: "supplementaryViewController",
            .secondary: "detailViewController", .compact: "compactViewController",
        ]
        guard let source = coder.objects.source else { return }
        let related = relationships.compactMap { column, relationship in
            (source.controllers(related: relationship).first as? UIViewController).map { (column, $0) }
        }
        guard style == .unspecified else {
            for (column, controller) in related { setViewController(controller, for: column) }
            return
        }
        let pair = related.filter { $0.0 == .primary || $0.0 == .secondary }.map(\.1)
        if !pair.isEmpty { viewControllers = pair }
    }
}
