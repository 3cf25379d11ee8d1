/// Whether a controller is between the two callbacks of a new parent, or of having none any more.
package enum ContainmentStep { case none, joining, leaving }
