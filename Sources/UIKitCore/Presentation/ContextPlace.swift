/// What a container around does with the place of a context, in which something is presented or dismissed.
enum ContextPlace {
    case stays
    case leaves(animated: Bool)
    case isGone
}
