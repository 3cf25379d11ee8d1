nonisolated extension SymbolCatalog {
    /// Arrows and chevrons.
    static let arrows = """
        chevron.right
          s M8.3 4.2L16 12L8.3 19.8
        chevron.left
          @x chevron.right
        chevron.down
          @90 chevron.right
        chevron.up
          @-90 chevron.right
        chevron.up.chevron.down
          s M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15
        arrow.right
          s M3.8 12H20M13.2 5.2L20.2 12L13.2 18.8
        arrow.left
          @x arrow.right
        arrow.down
          @90 arrow.right
        arrow.up
          @-90 arrow.right
        arrow.up.right
          s M5.5 18.5L18 6M8 5.7H18.3V16
        arrow.up.left
          @x arrow.up.right
        arrow.down.right
          @90 arrow.up.right
        arrow.down.left
          @180 arrow.up.right
        arrow.up.arrow.down
          s M7.5 20V4.5M3.6 8.4L7.5 4.3L11.4 8.4M16.5 4V19.5M12.6 15.6L16.5 19.7L20.4 15.6
        arrow.left.arrow.right
          @90 arrow.up.arrow.down
        arrow.up.left.and.arrow.down.right
          s M4.5 10.2V4.5H10.2M4.5 4.5L10.5 10.5M19.5 13.8V19.5H13.8M19.5 19.5L13.5 13.5
        arrow.down.right.and.arrow.up.left
          s M4.8 10.5H10.5V4.8M10.5 10.5L4.2 4.2M19.2 13.5H13.5V19.2M13.5 13.5L19.8 19.8
        arrow.clockwise
          s A12 12.9 7.9 -30 276M11.6 1.6L15.4 5.1L11.9 8.8
        arrow.counterclockwise
          @x arrow.clockwise
        arrow.2.circlepath
          s A12 12 8.2 195 342M20.9 4.6L19.8 9.6L14.9 8.4A12 12 8.2 15 162M3.1 19.4L4.2 14.4L9.1 15.6
        arrow.uturn.left
          s M8.6 4.3L3.5 9.4L8.6 14.5M3.8 9.4H14.6C18 9.4 20.5 11.7 20.5 14.9C20.5 18 18 20.2 14.8 20.2H9
        arrow.uturn.right
          @x arrow.uturn.left
        arrowshape.turn.up.left
          s M10.6 4.6L2.8 11.4L10.6 18.1V14.2C15.2 14.1 18.6 15.5 21.2 19.2C20.8 13 17.1 8.9 10.6 8.5Z
        arrowshape.turn.up.right
          @x arrowshape.turn.up.left
        arrow.down.to.line
          s M12 3.5V15.8M6.8 10.8L12 16L17.2 10.8M4.5 20.3H19.5
        arrow.up.to.line
          @y arrow.down.to.line
        square.and.arrow.up
          s M8.7 9.3H7.2C5.9 9.3 5.2 10 5.2 11.3V19.2C5.2 20.5 5.9 21.2 7.2 21.2H16.8C18.1 21.2 18.8 20.5
          18.8 19.2V11.3C18.8 10 18.1 9.3 16.8 9.3H15.3M12 15V2.6M8.4 6L12 2.4L15.6 6
        square.and.arrow.down
          s M8.7 8.3H7.2C5.9 8.3 5.2 9 5.2 10.3V18.2C5.2 19.5 5.9 20.2 7.2 20.2H16.8C18.1 20.2 18.8 19.5
          18.8 18.2V10.3C18.8 9 18.1 8.3 16.8 8.3H15.3M12 2.6V15.2M8.4 11.8L12 15.4L15.6 11.8
        location
          s M20.6 3.4L3.4 11L11.6 12.4L13 20.6Z
        shuffle
          s M3 7H6C8 7 9.3 7.9 10.4 9.5L13.6 14.5C14.7 16.1 16 17 18 17H20.6M3 17H6C8 17 9.3 16.1 10.4 14.5L13.6
          9.5C14.7 7.9 16 7 18 7H20.6M18 4L21 7L18 10M18 14L21 17L18 20
        repeat
          s M3.5 11.5V10.3C3.5 8.1 5 6.6 7.2 6.6H20M17.2 3.7L20.3 6.6L17.2 9.5M20.5 12.5V13.7C20.5 15.9 19 17.4
          16.8 17.4H4M6.8 20.3L3.7 17.4L6.8 14.5
        """
}
