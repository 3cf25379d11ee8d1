/// The appearance of a context, in which something is presented or dismissed, by the change of a container around it.
enum ContextPlace {
    case stays
    case leaves(animated: Bool)
    case isGone
}
