/** The entry of the diagrams plugin for the build and the browser. */

/** The size of a drawing in CSS pixels, as HTML attributes. */
export interface Size {
  readonly width: string;
  readonly height: string;
}

/** The properties of the `Drawing` component. The build step writes them into the page. */
export interface DrawingProps extends Size {
  /** The filename of the drawing, without mode and extension. */
  readonly name: string;
  /** The text alternative. */
  readonly label: string;
}
