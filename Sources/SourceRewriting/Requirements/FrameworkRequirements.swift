/// Requirements of the frameworks' protocols that are optional on Apple's systems and have defaults here.
enum FrameworkRequirements {
    static let names: Set<String> = []
}
