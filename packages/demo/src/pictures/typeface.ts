export type Weight = 400 | 600;

/** The portal's typeface, which words in pictures are set in; whoever serves the pictures brings it. Widths are at a size of 1. */
export interface Typeface {
  readonly wrap: (text: string, weight: Weight, width: number) => string[];
  readonly widthOf: (text: string, weight: Weight) => number;
  /** A line of text as the data of an SVG path. */
  readonly outline: (
    text: string,
    weight: Weight,
    at: { readonly x: number; readonly baseline: number; readonly size: number },
  ) => string;
}
