/// The size of items in the toolbar of a desktop's window.
public nonisolated struct UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
    static var path: WritableKeyPath<TraitSet, UINSToolbarItemPresentationSize> { \.toolbarItemPresentationSize }
}
