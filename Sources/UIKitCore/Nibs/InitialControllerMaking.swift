/// A storyboard, as those see it who only want its first controller.
@MainActor package protocol InitialControllerMaking: AnyObject {
    /// Makes the controller that it begins with; nil where it begins with none.
    func makeInitialController() -> AnyObject?
}
