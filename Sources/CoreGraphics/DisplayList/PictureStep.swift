/// A picture of another module as one step of drawing; equal to steps with the same object.
package struct PictureStep: Hashable, Sendable {
    package let picture: any RecordedPicture

    package init(_ picture: any RecordedPicture) { self.picture = picture }

    package static func == (left: PictureStep, right: PictureStep) -> Bool { left.picture === right.picture }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
