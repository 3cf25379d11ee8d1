/// An object that performs segues when the user selects it, such as a cell; a storyboard sets them.
///
/// The object is the segues' sender. The closures refer weakly to it and to the segues' source controller, and live no longer
/// than the object.
@MainActor package protocol SelectionSegues: AnyObject {
    /// Performs the segue of the selection; nil for none.
    var selectionSegue: (() -> Void)? { get set }

    /// Performs the segue of a tap on the accessory, whose trigger is `accessoryAction` in files; nil for none.
    var accessorySegue: (() -> Void)? { get set }
}
