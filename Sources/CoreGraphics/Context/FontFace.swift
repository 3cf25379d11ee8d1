/// An adapter's own data for a font face; only that adapter looks inside.
package protocol FontFace: AnyObject, Sendable {}
