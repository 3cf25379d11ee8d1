nonisolated extension SymbolCatalog {
    /// Signs, shapes and lists.
    static let marks = """
        plus
          s M12 4.2V19.8M4.2 12H19.8
        minus
          s M4.2 12H19.8
        xmark
          s M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4
        multiply
          s M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5
        divide
          s M4.2 12H19.8
          f O12 6.2 1.5O12 17.8 1.5
        equal
          s M4.2 8.8H19.8M4.2 15.2H19.8
        percent
          s M18.4 5.2L5.6 18.8O6.9 7.4 2.7O17.1 16.6 2.7
        number
          s M9.8 4L7.6 20M16.6 4L14.4 20M4.6 9.2H20M4 14.8H19.4
        asterisk
          s M12 4.5V19.5M5.5 8.2L18.5 15.8M18.5 8.2L5.5 15.8
        checkmark
          s M4.6 13.2L9.6 18.6L19.4 5
        ellipsis
          f O4.8 12 1.8O12 12 1.8O19.2 12 1.8
        questionmark
          s M8 8.3C8 5.7 9.7 4.2 12.1 4.2C14.5 4.2 16.1 5.6 16.1 7.8C16.1 9.5 15.1 10.4 13.9 11.2
          C12.7 12 12.1 12.7 12.1 14.3
          f O12.1 18.8 1.25
        exclamationmark
          s M12 4.2V14.2
          f O12 18.8 1.3
        info
          s M9.9 10H12.3V18.6M9.5 18.8H15.1
          f O12 5.8 1.45
        circle
          s O12 12 9.2
        square
          s R3.6 3.6 16.8 16.8 3.8
        rectangle
          s R2.5 5.2 19 13.6 3
        sidebar.left
          s R2.5 5.2 19 13.6 3M9.4 5.2V18.8M5.2 8.6H6.7M5.2 11.4H6.7M5.2 14.2H6.7
        sidebar.right
          @x sidebar.left
        capsule
          s R2.5 6.4 19 11.2 5.6
        diamond
          s M12 2.8L21.2 12L12 21.2L2.8 12Z
        hexagon
          s M12 2.8L20.2 7.4V16.6L12 21.2L3.8 16.6V7.4Z
        triangle
          s M12 4.1L21.2 19.8H2.8Z
        exclamationmark.triangle
          s M12 4.1L21.2 19.8H2.8Z
          s M12 10V14.2
          f O12 17 1.05
        exclamationmark.triangle.fill
          F M12 4.1L21.2 19.8H2.8Z
          k M12 10V14.2
          K O12 17 1.05
        circle.dashed
          s A12 12 9.2 -12 12A12 12 9.2 33 57A12 12 9.2 78 102A12 12 9.2 123 147A12 12 9.2 168 192
          A12 12 9.2 213 237
          A12 12 9.2 258 282A12 12 9.2 303 327
        largecircle.fill.circle
          s O12 12 9.2
          f O12 12 5.6
        line.3.horizontal
          s M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5
        line.3.horizontal.decrease
          s M3.5 7H20.5M6.8 12H17.2M9.8 17H14.2
        list.bullet
          s M8.5 6.2H21M8.5 12H21M8.5 17.8H21
          f O4 6.2 1.4O4 12 1.4O4 17.8 1.4
        text.alignleft
          s M3.5 5H20.5M3.5 9.7H14M3.5 14.3H20.5M3.5 19H14
        text.aligncenter
          s M3.5 5H20.5M6.8 9.7H17.2M3.5 14.3H20.5M6.8 19H17.2
        text.alignright
          @x text.alignleft
        square.grid.2x2
          s R3.4 3.4 7 7 1.6R13.6 3.4 7 7 1.6R3.4 13.6 7 7 1.6R13.6 13.6 7 7 1.6
        slider.horizontal.3
          s M2.8 6H13M18.2 6H21.2O15.6 6 2.3M2.8 12H5.6M10.8 12H21.2O8.2 12 2.3M2.8 18H13M18.2 18H21.2O15.6 18 2.3
        link
          s M10.2 13.8C8.9 12.5 8.9 10.4 10.2 9.1L14.2 5.1C15.5 3.8 17.6 3.8 18.9 5.1C20.2 6.4 20.2 8.5 18.9 9.8
          L16.6
          12.1M13.8 10.2C15.1 11.5 15.1 13.6 13.8 14.9L9.8 18.9C8.5 20.2 6.4 20.2 5.1 18.9
          C3.8 17.6 3.8 15.5 5.1 14.2L7.4 11.9
        star
          s M12 3L14.7 9L21.2 9.7L16.4 14.1L17.7 20.5L12 17.3L6.3 20.5L7.6 14.1L2.8 9.7L9.3 9Z
        star.leadinghalf.filled
          s M12 3L14.7 9L21.2 9.7L16.4 14.1L17.7 20.5L12 17.3L6.3 20.5L7.6 14.1L2.8 9.7L9.3 9Z
          f M12 3V17.3L6.3 20.5L7.6 14.1L2.8 9.7L9.3 9Z
        heart
          s M12 20.6C7 17 2.8 13.3 2.8 8.9C2.8 6.1 4.9 4 7.6 4C9.4 4 11 5 12 6.7C13 5 14.6 4 16.4 4
          C19.1 4 21.2 6.1 21.2
          8.9C21.2 13.3 17 17 12 20.6Z
        """
}
