import CoreGraphics
import InterfaceArchive

/// The parts of one view that vary with the size class: subviews that are left out, and constraints that are, or that have other
/// numbers.
struct SizeClassPart {
    /// The element of the view.
    let owner: InterfaceElement
    /// The elements of its subviews, in the file's order.
    let subviews: [InterfaceElement]
    /// The identifiers of those that are left out in some size classes.
    let masked: [String]
    /// The constraints that it holds and that vary, or that are about views that are left out.
    let constraints: [ConstraintDescription]

    /// The parts of a recipe, in the order of their first constraints or masks.
    static func parts(of recipe: InterfaceRecipe) -> [SizeClassPart] {
        let variations = recipe.variations
        guard !variations.isEmpty else { return [] }
        var inside: Set<String> = []
        for id in variations.masked {
            if let element = recipe.document.element(id) { gather(element, into: &inside) }
        }
        var owners: [InterfaceElement] = []
        func add(_ element: InterfaceElement) {
            if !owners.holds(element) { owners.append(element) }
        }
        for view in variations.owners where view.child("subviews") != nil { add(view) }
        let varied = recipe.constraints.filter { description in
            variations.concern(description.element)
                || [description.firstItem, description.secondItem].contains { $0.map(inside.contains) ?? false }
        }
        for description in varied { add(description.owner) }
        return owners.map { owner in
            let subviews = owner.children(in: "subviews")
            return SizeClassPart(
                owner: owner, subviews: subviews,
                masked: subviews.compactMap(\.id).filter(variations.masked.contains),
                constraints: varied.filter { $0.owner === owner })
        }.filter { !$0.masked.isEmpty || !$0.constraints.isEmpty }
    }

    private static func gather(_ element: InterfaceElement, into ids: inout Set<String>) {
        if let id = element.id { ids.insert(id) }
        for child in element.children { gather(child, into: &ids) }
    }
}
