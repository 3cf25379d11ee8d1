/// An object that performs segues when the user selects it, such as a cell; a storyboard gives it these.
///
/// The object itself is the segues' sender. Its closures outlive neither it nor, since they refer to it weakly, the controller
/// that they lead away from.
@MainActor package protocol SelectionSegues: AnyObject {
    /// Performs the segue of the selection; nil for none.
    var selectionSegue: (() -> Void)? { get set }

    /// Performs the segue of a tap on the accessory, whose trigger is `accessoryAction` in files; nil for none.
    var accessorySegue: (() -> Void)? { get set }
}
